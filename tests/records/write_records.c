/* Writes games of every kind as text: tests/data/records. usage: write_records FOLDER */

#include "core/game/record_text.h"
#include "records/record_games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The game's number in device/game_list.h, by the beginning of its name. */
static uint8_t number_of(const char *name) {
    static const char *const names[] = {"snakes", "ten thousand", "penney", "chips", "nim"};
    uint8_t number = 0;

    while (strncmp(name, names[number], strlen(names[number])) != 0) {
        number++;
    }
    return number;
}

/* The kind's name, with no blanks. */
static void name_file(char *name, size_t size, const char *folder, const char *kind) {
    snprintf(name, size, "%s/%s.record", folder, kind);
    for (char *at = name + strlen(folder); *at; at++) {
        if (*at == ' ') {
            *at = '_';
        }
    }
}

static void write_game(FILE *file, const struct record_game *game, const struct record_kind *kind) {
    struct record_sender sender = {
        .number = number_of(kind->name), .has_seed = true, .own = (const uint8_t *)""};
    struct record_text text;
    char letters[SEED_LETTERS];

    seed_commit(letters, game->record.seed);
    fprintf(file, "commitment %.*s\n", SEED_LETTERS, letters);
    record_text_pack(&text, &game->record, kind->rules, &sender);
    for (uint8_t line = 1; line <= record_text_lines(&text); line++) {
        char letters_of_line[RECORD_TEXT_LINE];
        record_text_write(&text, line, letters_of_line);
        fprintf(file, "%s\n", letters_of_line);
    }
}

int main(int count, char **words) {
    struct random_source source = {22};

    for (unsigned i = 0; count == 2 && i < RECORD_KINDS; i++) {
        struct record_game game;
        char name[512];
        FILE *file;

        record_game_play(&source, &game, &record_kinds[i]);
        name_file(name, sizeof name, words[1], record_kinds[i].name);
        file = fopen(name, "w");
        if (file == NULL) {
            perror(name);
            return EXIT_FAILURE;
        }
        write_game(file, &game, &record_kinds[i]);
        fclose(file);
    }
    return count == 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
