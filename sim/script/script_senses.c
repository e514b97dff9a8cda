#include "script/script_run.h"
#include "script/script_screen.h"
#include "script/script_vocabulary.h"

#include "ticks.h"

/* Words for what the device shows and sounds; pictures are in script_pictures.c. */

static const uint64_t patience = 5 * TICKS_PER_SECOND;

static uint64_t timeout_of(const struct script_arguments *given, unsigned index) {
    return given->numbers > index ? given->number[index] : patience;
}

static bool see(struct script_run *run, const struct script_arguments *given) {
    return screen_wait(run, given->text[0], timeout_of(given, 0));
}

static bool shows_either(struct script_run *run, void *context) {
    const struct script_arguments *given = context;
    return screen_shows(run, given->text[0]) || screen_shows(run, given->text[1]);
}

static bool see_either(struct script_run *run, const struct script_arguments *given) {
    enum script_wait wait =
        script_run_until(run, timeout_of(given, 0), shows_either, (void *)given);
    return wait == WAIT_MET ||
           (wait == WAIT_IN_VAIN && script_run_fail(run, "neither \"%s\" nor \"%s\" is on the LCD",
                                                    given->text[0], given->text[1]));
}

/* The centre counts one, the three pairs two each. Either diagonal may show 2 or 3, but the middle
   pair is lit only for 6 and for all seven. */
static bool pips_show(struct script_run *run, void *context) {
    const uint64_t *face = context;
    struct view view;
    machine_show(run->machine, &view);
    unsigned pips = (view.pips & 1u) +
                    2 * ((view.pips >> 1 & 1u) + (view.pips >> 2 & 1u) + (view.pips >> 3 & 1u));
    bool middle = view.pips & 8;
    return pips == *face && middle == (pips >= 6);
}

static bool see_pips(struct script_run *run, const struct script_arguments *given) {
    uint64_t face = given->number[0];
    enum script_wait wait = script_run_until(run, timeout_of(given, 1), pips_show, &face);
    struct view view;
    machine_show(run->machine, &view);
    return wait == WAIT_MET ||
           (wait == WAIT_IN_VAIN &&
            script_run_fail(run, "expected the pips of %llu, lit are the signals 0x%x",
                            (unsigned long long)face, view.pips));
}

/* The face of the first die on the LCD: glyph 0 shows 1, glyph 5 shows 6; 0 if there is no die. */
static uint64_t die_on_lcd(const struct view *view) {
    const uint8_t *cells = &view->cells[0][0];
    for (unsigned i = 0; i < VIEW_ROWS * VIEW_COLUMNS; i++) {
        if (cells[i] < 6) {
            return cells[i] + 1u;
        }
    }
    return 0;
}

static bool see_throw(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    struct view view;
    machine_show(run->machine, &view);
    uint64_t face = die_on_lcd(&view);
    return (face && pips_show(run, &face)) ||
           script_run_fail(run, "the die on the LCD shows %llu, lit are the signals 0x%x",
                           (unsigned long long)face, view.pips);
}

static bool see_light(struct script_run *run, const struct script_arguments *given) {
    bool on = circuit_light(&run->machine->circuit);
    return on == (given->number[0] == 1) || script_run_fail(run, "expected the light %s, it is %s",
                                                            on ? "off" : "on", on ? "on" : "off");
}

static bool see_display(struct script_run *run, const struct script_arguments *given) {
    struct view view;
    machine_show(run->machine, &view);
    return view.display_on == (given->number[0] == 1) ||
           script_run_fail(run, "expected the LCD %s, it is %s", view.display_on ? "off" : "on",
                           view.display_on ? "on" : "off");
}

static bool tone_sounds(struct script_run *run, void *context) {
    const uint64_t *wanted = context;
    struct view view;
    machine_show(run->machine, &view);
    double error = view.tone_hertz - (double)*wanted;
    return error <= 0.02 * (double)*wanted && error >= -0.02 * (double)*wanted;
}

static bool hear(struct script_run *run, const struct script_arguments *given) {
    uint64_t wanted = given->number[0];
    enum script_wait wait = script_run_until(run, timeout_of(given, 1), tone_sounds, &wanted);
    struct view view;
    machine_show(run->machine, &view);
    return wait == WAIT_MET ||
           (wait == WAIT_IN_VAIN &&
            script_run_fail(run, "expected a tone of %llu Hz within 2 %%, there is %u Hz",
                            (unsigned long long)wanted, view.tone_hertz));
}

static bool hear_nothing(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    struct view view;
    machine_show(run->machine, &view);
    return view.tone_hertz == 0 ||
           script_run_fail(run, "expected silence, there is %u Hz", view.tone_hertz);
}

static bool see_pull_ups(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    char pin[4];
    return circuit_is_at_rest(&run->machine->circuit, pin) ||
           script_run_fail(run, "nothing is wired to pin %s and it floats", pin);
}

static const struct script_word words[] = {
    {.name = "see",
     .arguments = "TEXT [TIME]",
     .help = "a row of the LCD contains TEXT within 5 s or TIME",
     .run = see},
    {.name = "see-either",
     .arguments = "TEXT TEXT [TIME]",
     .help = "a row of the LCD contains one of the two within 5 s or TIME",
     .run = see_either},
    {.name = "see-pips",
     .arguments = "FACE [TIME]",
     .help = "the LEDs show this face (off, all) within 5 s or TIME",
     .run = see_pips},
    {.name = "see-throw",
     .arguments = "",
     .help = "the LEDs show the face of the first die on the LCD, whose glyphs must be the dice",
     .run = see_throw},
    {.name = "see-light",
     .arguments = "on|off",
     .help = "the light behind the LCD",
     .run = see_light},
    {.name = "see-display",
     .arguments = "on|off",
     .help = "the LCD shows its picture, or nothing",
     .run = see_display},
    {.name = "see-pull-ups",
     .arguments = "",
     .help = "no pin floats to which nothing is wired",
     .run = see_pull_ups},
    {.name = "hear",
     .arguments = "HERTZ [TIME]",
     .help = "a tone within 2 % of HERTZ sounds within 5 s or TIME",
     .run = hear},
    {.name = "hear-nothing", .arguments = "", .help = "no tone sounds now", .run = hear_nothing},
};

const struct script_section script_senses = SCRIPT_SECTION("What is seen and heard", words);
