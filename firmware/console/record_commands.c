#include "console/reply.h"
#include "core/game/record_text.h"
#include "device/session.h"
#include "device/workspace.h"
#include <string.h>

/* Games as text (core/game/record_text.h): `record` prints the game in hand, `replay` reads one. */

/* ---- record ---------------------------------------------------------------------------------- */

struct said {
    uint8_t line; /* next line to print; 0: the commitment */
};
CONSOLE_STATE_HOLDS(struct said);

/* Another game may come in hand while this one is printed. */
struct packed {
    struct record_text text;
    uint8_t seed[SEED_BYTES];
    bool is_distrusted;
    bool is_secret; /* players are deciding in secret: their decisions are not printed */
};
WORKSPACE_HOLDS(struct packed);

/* The seed stays secret until the game is over. */
static void pack_game(struct packed *packed) {
    enum turn_kind turn = session_turn().kind;
    struct record_sender sender = {.number = session.game,
                                   .has_seed = turn == TURN_OVER,
                                   .own_bytes = session.has_own ? SESSION_OWN : 0,
                                   .own = session.own};

    record_text_pack(&packed->text, &session.record, session_rules(), &sender);
    memcpy(packed->seed, session.record.seed, SEED_BYTES);
    packed->is_distrusted = session.is_distrusted;
    packed->is_secret = session_rules()->conceal && turn == TURN_DECIDE;
}

/* Waits until the game is stored, as a power cut may undo the rest. */
static enum progress pack(struct console_call *call) {
    if (!session_is_kept()) {
        return WORKING;
    }
    if (session_is_open() && session_has_seed()) {
        pack_game(console_take(call));
    }
    return DONE;
}

static bool say_record(const struct console_call *call) {
    const struct packed *packed = call->workspace;
    struct said *said = call->state;
    char line[RECORD_TEXT_LINE] = "";

    if (packed == NULL) {
        reply_text(LOCAL_TEXT("no game in hand"));
        return reply_end_line(false);
    }
    if (said->line == 0) {
        reply_text(LOCAL_TEXT("commitment "));
        seed_commit(line, packed->seed);
    } else {
        record_text_write(&packed->text, said->line, line);
    }
    reply_string(line);
    if (said->line == 0 && packed->is_distrusted) {
        reply_text(LOCAL_TEXT(", dice not trusted"));
    }
    return reply_end_line(!packed->is_secret && said->line++ < record_text_lines(&packed->text));
}

/* ---- replay ---------------------------------------------------------------------------------- */

struct sent {
    const char *line; /* of the text */
};
CONSOLE_STATE_HOLDS(struct sent);

/* Stays in the workspace from line to line, until another user takes that. */
struct replayed {
    struct record_text text;
    enum record_text_answer answer; /* to the last line */
    bool is_unpacked;
    struct session_sent sent;
};
WORKSPACE_HOLDS(struct replayed);

enum { REPLAYED = 2 /* events in a slice */ };

static const FLASH char *const FLASH reasons[] = {
    [RECORD_TEXT_NO_LINE] = TEXT("not a line of a game, or one that has been changed"),
    [RECORD_TEXT_NOT_NEXT] = TEXT("not the next line of the game"),
    [RECORD_TEXT_TOO_LONG] = TEXT("more than a game can have"),
    [RECORD_TEXT_CHECK] = TEXT("the check sum does not fit: a letter is wrong"),
    [RECORD_TEXT_FORMAT] = TEXT("a format that is not known here"),
    [RECORD_TEXT_DAMAGED] = TEXT("no game, though the check sum fits"),
};

/* Reads up to the end of the line. */
static bool read_text(struct console_call *call, void *text) {
    *(const char **)text = call->at;
    call->at += strlen(call->at);
    return true;
}

/* The first line of a text starts again. */
static void begin_replay(struct console_call *call) {
    const char *line = ((const struct sent *)call->state)->line;
    bool goes_on = workspace_holds(WORKSPACE_RECORD);
    struct replayed *replayed = call->workspace = workspace_take(WORKSPACE_RECORD);

    if (!goes_on || (line[0] == '1' && line[1] == '/')) {
        record_text_start(&replayed->text);
    }
    replayed->is_unpacked = false;
    replayed->answer = record_text_read(&replayed->text, line);
    if (replayed->answer == RECORD_TEXT_NOT_NEXT && !goes_on) {
        console_refuse(call,
                       LOCAL_TEXT("the lines before it are not here: send all, in the main menu"));
    } else if (replayed->answer > RECORD_TEXT_MORE) {
        console_refuse(call, reasons[replayed->answer]);
    }
}

static enum progress refuse(struct console_call *call, const FLASH char *why) {
    console_refuse(call, why);
    return IMPOSSIBLE;
}

static enum progress unpack(struct console_call *call, struct replayed *replayed) {
    struct session_sent *sent = &replayed->sent;
    const FLASH struct rules *rules;
    struct record_sender sender;

    sent->game = (enum game_number)record_text_game(&replayed->text);
    rules = session_rules_of(sent->game);
    if (rules == NULL) {
        return refuse(call, LOCAL_TEXT("this image does not have that game"));
    }
    replayed->answer = record_text_unpack(&replayed->text, &sent->record, rules, &sender);
    if (replayed->answer != RECORD_TEXT_WHOLE) {
        return refuse(call, reasons[replayed->answer]);
    }
    if (!sender.has_seed) {
        return refuse(call, LOCAL_TEXT("the game has not ended"));
    }
    sent->own_bytes = sender.own_bytes;
    memset(sent->own, 0, sizeof sent->own);
    memcpy(sent->own, sender.own, sender.own_bytes);
    replayed->is_unpacked = true;
    return replay_start(&sent->now, &sent->state, &sent->record, rules,
                        sent->own_bytes ? sent->own : NULL)
               ? WORKING
               : refuse(call, LOCAL_TEXT("there is no game with this setup"));
}

static enum progress replay_slice(struct console_call *call, struct session_sent *sent) {
    const FLASH struct rules *rules = session_rules_of(sent->game);

    for (uint8_t i = 0; i < REPLAYED && sent->now.events < sent->record.events; i++) {
        if (!replay_step(&sent->now, &sent->state, &sent->record, rules, NULL)) {
            return refuse(call, LOCAL_TEXT("a decision in it is not allowed"));
        }
    }
    if (sent->now.events < sent->record.events) {
        return WORKING;
    }
    if (sent->now.decisions < sent->record.decisions) {
        return refuse(call, LOCAL_TEXT("decisions are left over"));
    }
    if (rules->turn(&sent->state).kind != TURN_OVER) {
        return refuse(call, LOCAL_TEXT("the game has not ended"));
    }
    session_open_sent(sent);
    return DONE;
}

/* Waits until the game in hand is stored. */
static enum progress replay(struct console_call *call) {
    struct replayed *replayed = call->workspace;

    if (replayed->answer == RECORD_TEXT_MORE) {
        return DONE;
    }
    if (!session_leave() || !session_is_kept()) {
        return WORKING;
    }
    return replayed->is_unpacked ? replay_slice(call, &replayed->sent) : unpack(call, replayed);
}

/* ---- the table ------------------------------------------------------------------------------- */

static const FLASH struct command commands[] = {
    {
        .name = TEXT("record"),
        .explanation = TEXT("The game in hand as text, for kostka-verify; its seed at its end."),
        .example = TEXT("record"),
        .compute = pack,
        .answer = say_record,
    },
    {
        .name = TEXT("replay"),
        .explanation = TEXT("Takes a record, line by line, and opens the review of its game."),
        .example = TEXT("replay 1/2 AEBYAAALAABAAAAAAAAAAAAAAAAAAAA7RH3C57YICSDARKEJ"),
        ARGUMENTS(OWN("LINE", read_text, struct sent, line, const char *)),
        .begin = begin_replay,
        .compute = replay,
    },
};

const FLASH struct command_table record_commands = COMMAND_TABLE(commands, "The game in hand");
