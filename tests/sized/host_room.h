/* Included after the sizes of a board when its console is built for the host, where pointers are
   wider: what is only room, and changes no number, is as large as the host has it. Pairs of squares
   have the words of the part, as the room for them is counted in these. */
#undef WORKSPACE_BYTES
#undef SESSION_STATE_BYTES
#define PAIR_WORD_BITS 32
