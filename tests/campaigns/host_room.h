/* Included after the sizes of a board when its console is built for the host, where pointers are
   wider: what is only room, and changes no number, is as large as the host has it. */
#undef WORKSPACE_BYTES
#undef SESSION_STATE_BYTES
