#include "support/drivers/lab_driver.h"

#include "support/screen_fixture.h"
#include <stdio.h>
#include <string.h>

const uint8_t lab_faces[LAB_DICE] = {4, 6, 8, 10, 12, 20};

void lab_choose_dice(size_t place) {
    char line[20];

    snprintf(line, sizeof line, "d%u", lab_faces[place]);
    ui_find("Dice");
    while (strstr(ui_row(0)[0] == ' ' ? ui_row(1) : ui_row(0), line) == NULL) {
        ui_press(KEY_SELECT);
    }
}

int lab_open(void **state) {
    ui_fresh(state);
    ui_menu();
    ui_open("Dice lab");
    lab_choose_dice(LAB_USUAL);
    ui_find("Throw dice");
    return 0;
}
