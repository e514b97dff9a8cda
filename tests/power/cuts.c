/* Power cuts on the real image.
   usage: kostka-cuts ELF [sample] CUTS SEED | kostka-cuts ELF throws COUNT SEED

   A player plays on the simulated device and does everything that is saved. At every byte that is
   written to the EEPROM the power fails in copies of the device: with the byte torn in one of nine
   ways, and at a random microsecond, at times twice. In each copy every kind must have its record
   from before the byte, or the next one if the byte completes it; a reader of our own and the
   firmware's store must agree. Every game must have the events from before, or one more. The image
   must start from the copy, come to the menu without a fault, and miss nothing. The living device
   that is copied is cut now and then, too, and goes on.

   sample: cuts at one byte in 16 only, so that a few hundred cuts meet more than the first records.

   throws: cuts the first throw of a game or a later one at a random moment from the first that is
   seen or heard of it. The seed that the throw follows from must be stored, so that the throw comes
   again after a power cut. */

#include "power/player.h"
#include "power/reader.h"
#include "power/slots.h"
#include "ticks.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TORN = 9, MENU_WITHIN = 2000, FIRST_WITHIN = 8000, BYTE = 3400, BATTERY = 300, SAMPLE = 16 };

static struct machine living, fresh; /* fresh: stopped before its first read of EEPROM */
static struct player player;
static uint8_t before[SLOTS_SIZE]; /* the EEPROM before the latest write */
static uint8_t weak[SLOTS_SIZE];   /* bits that the cut to be judged may have changed */
static uint64_t writes, cuts, limit, lives;
static uint64_t of_kind[SLOTS_KINDS + 1];
static unsigned one_in = 1; /* the power is cut at one in so many bytes */

static void print_rows(const char *which, const struct machine *machine) {
    struct view view;
    machine_show(machine, &view);
    fprintf(stderr, "%s: |%.16s|%.16s|\n", which, (const char *)view.cells[0],
            (const char *)view.cells[1]);
}

static _Noreturn void fail(const char *what) {
    fprintf(stderr, "%s, at %llu us of the life\n", what,
            (unsigned long long)(machine_now(&living) / TICKS_PER_MICROSECOND));
    print_rows("living", &living);
    print_rows("started from the copy", &fresh);
    exit(EXIT_FAILURE);
}

/* True if a record stays or is replaced by the next one; nothing else may happen to it. */
static bool is_kept(const struct slots_record *was, const struct slots_record *becomes) {
    return slots_same(was, becomes) ||
           (becomes->found && (!was->found || becomes->sequence == (uint8_t)(was->sequence + 1)));
}

/* Behind the old header there must be the old events, or the new ones if the header stays the same;
   behind the new header the new ones. The power may have failed once while the last event was
   written. Its bits are certain only after its game has been opened, so it may still go. */
static void judge_events(const uint8_t *torn, const uint8_t *old, const uint8_t *new,
                         unsigned game) {
    struct slots_record was = slots_newest(old, SLOTS_GAME + game);
    struct slots_record becomes = slots_newest(new, SLOTS_GAME + game);
    struct slots_record is = slots_newest(torn, SLOTS_GAME + game);
    struct slots_events old_events = slots_events(old, game), new_events = slots_events(new, game);
    struct slots_events events = slots_events(torn, game);
    bool stays = slots_same(&was, &becomes);
    bool same_old = slots_same_events(&events, &old_events) ||
                    (weak[old_events.last] && slots_lacks_last(&old_events, &events));
    char text[80];
    snprintf(text, sizeof text, "%s has other events", slots_name(SLOTS_GAME + game));
    if (stays && !slots_follows(&old_events, &new_events)) {
        fail(text);
    }
    if (!((slots_same(&is, &was) && same_old) ||
          (slots_same(&is, &becomes) && slots_same_events(&events, &new_events)))) {
        fail(text);
    }
}

/* Every kind must have one of its two records, and the firmware's store must read the same. */
static void judge(const uint8_t *torn, const uint8_t *old, const uint8_t *new) {
    char text[80];
    for (unsigned kind = 0; kind < SLOTS_KINDS; kind++) {
        struct slots_record is = slots_newest(torn, kind);
        struct slots_record was = slots_newest(old, kind), becomes = slots_newest(new, kind);
        if (!is_kept(&was, &becomes)) {
            snprintf(text, sizeof text, "%s is given up", slots_name(kind));
            fail(text);
        }
        if (!slots_same(&is, &was) && !slots_same(&is, &becomes)) {
            snprintf(text, sizeof text, "%s has neither record", slots_name(kind));
            fail(text);
        }
        if (!reader_loads(torn, kind, is.payload, is.found ? is.length : 0)) {
            snprintf(text, sizeof text, "the store reads another %s", slots_name(kind));
            fail(text);
        }
    }
    for (unsigned game = 0; game < SLOTS_GAMES; game++) {
        judge_events(torn, old, new, game);
    }
}

/* The device must come to its menu and miss nothing. The very first start, when there is no pool
   yet, shows its name for longer. */
static void judge_start(struct player *at) {
    bool first = !slots_newest(at->machine->eeprom.bytes, SLOTS_POOL).found;
    if (!player_awaits(at, "\x7E", first ? FIRST_WITHIN : MENU_WITHIN)) {
        fail(at->machine->faults.count ? at->machine->faults.first : "no menu within 2 s");
    }
    if (player_sees(at, "Cannot use") || at->machine->faults.count) {
        fail(at->machine->faults.count ? at->machine->faults.first : "something is missed");
    }
}

static void start_fresh(const uint8_t *memory) {
    struct player at = {.machine = &fresh};
    memcpy(fresh.eeprom.bytes, memory, SLOTS_SIZE);
    judge_start(&at);
}

static uint8_t torn_value(unsigned how, uint8_t old, uint8_t new) {
    const uint8_t values[TORN] = {0x00,     0xFF,      0xA5,
                                  old,      new,       old ^ new,
                                  old &new, old | new, (uint8_t)prng_next(&player.prng)};
    return values[how];
}

/* Cuts a second time, while the new pool is written or a little before or after. */
static void cut_again(struct machine *machine, struct player *at, uint64_t draw) {
    uint8_t old[SLOTS_SIZE];
    char message[80];
    player_wait(at, 1500 + (unsigned)(draw % 1000));
    bool busy = machine_now(machine) < machine->eeprom.busy;
    memcpy(old, machine->eeprom.bytes, sizeof old);
    memcpy(weak, machine->eeprom.weak, sizeof weak);
    machine_power_cut(machine, TICKS_PER_MILLISECOND, message, sizeof message);
    if (!busy) {
        judge(machine->eeprom.bytes, old, old);
    }
    judge_start(at);
}

static void torn_byte(unsigned how) {
    uint8_t torn[SLOTS_SIZE];
    uint16_t address = living.eeprom.address;
    memcpy(torn, living.eeprom.bytes, sizeof torn);
    if (!living.eeprom.only_clears) {
        torn[address] = torn_value(how, before[address], torn[address]);
    }
    if (slots_is_event(address) && before[address] == 0xFF) { /* its ones stay ones */
        torn[address] |= living.eeprom.bytes[address];
    }
    judge(torn, before, living.eeprom.bytes);
    start_fresh(torn);
}

/* Cuts at a random moment, when another byte may be written already. */
static void random_moment(uint64_t draw) {
    uint8_t old[SLOTS_SIZE], new[SLOTS_SIZE];
    char message[80];
    struct player at = {.machine = &living};
    uint64_t until = machine_now(&living) + draw % (2 * BYTE * TICKS_PER_MICROSECOND);
    memcpy(old, before, sizeof old);
    memcpy(new, living.eeprom.bytes, sizeof new);
    while (machine_now(&living) < until) {
        uint64_t count = living.eeprom.writes;
        machine_run(&living, machine_now(&living) + TICKS_PER_MICROSECOND);
        if (living.eeprom.writes != count) {
            memcpy(old, new, sizeof old);
        }
        memcpy(new, living.eeprom.bytes, sizeof new);
    }
    machine_key(&living, VIEW_KEY_NONE);
    const uint8_t *from = machine_now(&living) < living.eeprom.busy ? old : new;
    memcpy(weak, living.eeprom.weak, sizeof weak);
    machine_power_cut(&living, TICKS_PER_MILLISECOND, message, sizeof message);
    judge(living.eeprom.bytes, from, new);
    start_fresh(living.eeprom.bytes);
    if (draw % 16 == 0) {
        judge_start(&at);
        cut_again(&living, &at, draw >> 8);
    }
}

static void in_a_copy(void (*cut)(uint64_t), uint64_t argument) {
    int status;
    pid_t child = fork();
    if (child == 0) {
        player.watch = NULL;
        cut(argument);
        _exit(EXIT_SUCCESS);
    }
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0) {
        exit(EXIT_FAILURE);
    }
    cuts++;
}

static void torn_in_copy(uint64_t how) {
    torn_byte((unsigned)how);
}

static void watch(void *context) {
    (void)context;
    if (living.eeprom.writes == writes) {
        return;
    }
    writes = living.eeprom.writes;
    judge(living.eeprom.bytes, before, living.eeprom.bytes);
    if (cuts < limit && prng_next(&player.prng) % one_in == 0) {
        of_kind[slots_kind(living.eeprom.address)]++;
        in_a_copy(torn_in_copy, prng_next(&player.prng) % TORN);
        in_a_copy(random_moment, prng_next(&player.prng));
    }
    memcpy(before, living.eeprom.bytes, sizeof before);
}

/* Runs the device until its first read of EEPROM has set the address; the next instruction reads.
   So it runs one instruction at a time. */
static void prepare_fresh(const char *elf, uint64_t seed) {
    struct machine_settings settings = {.ladder = "common", .seed = seed};
    char message[200];
    if (!machine_start(&fresh, elf, &settings, message, sizeof message)) {
        fail(message);
    }
    fresh.strict = true;
    while (fresh.avr->data[0x41] == 0 && !fresh.stopped) {
        machine_run(&fresh, machine_now(&fresh) + 1);
    }
}

static void live(const char *elf, uint64_t seed) {
    char message[200];
    struct machine_settings settings = {.ladder = "common", .seed = seed};
    if (!machine_start(&living, elf, &settings, message, sizeof message)) {
        fail(message);
    }
    living.strict = true;
    player.machine = &living;
    prng_start(&player.prng, seed, PRNG_KEYS);
    memcpy(before, living.eeprom.bytes, sizeof before);
}

static void cut_life(void) {
    char message[80];
    lives++;
    machine_power_cut(&living, TICKS_PER_MILLISECOND, message, sizeof message);
    memcpy(before, living.eeprom.bytes, sizeof before);
    writes = living.eeprom.writes;
    judge_start(&player);
}

static int cut_everywhere(void) {
    player.watch = watch;
    judge_start(&player);
    while (cuts < limit) {
        player_does_something(&player);
        if (living.stopped) {
            fail(living.faults.first);
        }
        player_wait(&player, (unsigned)(prng_next(&player.prng) % BATTERY));
        if (prng_next(&player.prng) % 3 == 0) {
            cut_life();
        }
    }
    printf("measured %llu cuts, none lost, none wrong; at bytes of", (unsigned long long)cuts);
    for (unsigned kind = 0; kind < SLOTS_KINDS; kind++) {
        printf(" %s %llu,", slots_name(kind), (unsigned long long)of_kind[kind]);
    }
    printf(" events %llu,", (unsigned long long)of_kind[SLOTS_KINDS]);
    printf(" a life of %llu s cut %llu times\n",
           (unsigned long long)(machine_now(&living) / TICKS_PER_SECOND),
           (unsigned long long)lives);
    return EXIT_SUCCESS;
}

/* ---- throws ---- */

static bool is_seen(void) {
    struct view view;
    machine_show(&living, &view);
    return view.pips != 0 || (view.tone_hertz > 1100 && view.tone_hertz < 1300);
}

/* Begins a game; one that goes on is given up. */
static void begin_game(void) {
    player_sets_up(&player, "Snakes");
    player_finds(&player, "New game");
    player_press(&player, VIEW_KEY_SELECT);
    if (player_awaits(&player, "End this game?", 300)) {
        player_press(&player, VIEW_KEY_UP);
        player_press(&player, VIEW_KEY_SELECT);
    }
}

/* Makes a throw, the first of a new game or one of the game at hand, and cuts it at random. */
static void cut_throw(uint64_t draw) {
    char message[80];
    bool is_first = draw >> 17 & 1;
    prng_start(&living.watchdog.prng, draw, PRNG_WATCHDOG);
    struct slots_record was = slots_newest(living.eeprom.bytes, SLOTS_GAME);
    struct slots_events had = slots_events(living.eeprom.bytes, 0);
    if (is_first) {
        begin_game();
    }
    player_wait(&player, (unsigned)(draw % 500));
    machine_key(&living, VIEW_KEY_SELECT);
    for (unsigned i = 0; i < 30000 && !is_seen(); i++) {
        machine_run(&living, machine_now(&living) + TICKS_PER_MILLISECOND / 10);
    }
    if (!is_seen()) {
        fail("no throw");
    }
    uint64_t more = draw >> 16 & 1 ? 0 : (draw >> 20) % (600 * TICKS_PER_MILLISECOND);
    machine_run(&living, machine_now(&living) + more);
    machine_key(&living, VIEW_KEY_NONE);
    machine_power_cut(&living, TICKS_PER_MILLISECOND, message, sizeof message);
    struct slots_record is = slots_newest(living.eeprom.bytes, SLOTS_GAME);
    struct slots_events has = slots_events(living.eeprom.bytes, 0);
    if (is_first ? slots_same(&is, &was) : !slots_same(&is, &was) || !slots_follows(&had, &has)) {
        fail("a throw is undone");
    }
    judge_start(&player);
}

static int cut_throws(uint64_t count) {
    judge_start(&player);
    begin_game();
    player_wait(&player, 4000);
    while (cuts < count) {
        in_a_copy(cut_throw, prng_next(&player.prng));
    }
    printf("measured %llu throws cut, 0 undone\n", (unsigned long long)cuts);
    return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
    bool throws = argc == 5 && strcmp(argv[2], "throws") == 0;
    bool sample = argc == 5 && strcmp(argv[2], "sample") == 0;
    if (argc != 4 && !throws && !sample) {
        fprintf(stderr, "usage: kostka-cuts ELF [sample|throws] COUNT SEED\n");
        return 2;
    }
    uint64_t seed = strtoull(argv[argc - 1], NULL, 10);
    limit = strtoull(argv[argc - 2], NULL, 10);
    one_in = sample ? SAMPLE : 1;
    live(argv[1], seed);
    prepare_fresh(argv[1], seed + 1);
    return throws ? cut_throws(limit) : cut_everywhere();
}
