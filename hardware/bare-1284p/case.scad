// A case for the handheld: a tray below the board, a shell above it, a door for the battery in the tray's floor,
// and a cap for each key. Size, screws, battery, soldered pins and the places and outlines of the parts come from
// the board (hardware/case.pl). Millimetres; the back of the board is at z = 0.
include <board.scad>

// "tray", "shell", "door", "cap"; "closed": what one holds; "clash": what is in two places at once
part = "all";

gap = 0.4;       // about the board
wall = 2;
floor_high = 3;
depth = 20;      // below the board: the battery lies in it, 17.5 mm high
board_high = 1.6;
corner = 4.5;    // of the board
stub = 2.5;      // how far a soldered pin sticks out
door_high = 1.5;
clip = 7;        // at the right end of the battery
bay = battery[1] - battery[0] + [clip, 0];
centre = battery[0] + bay / 2;
roof = 2;
bevel = 1.2;
low = 9.3;       // above the board: where a part is higher, the roof rises
key_high = 4.3;  // the button of a B3F-1000 above the board
key_body = 3.4;
key_travel = 0.25;
cap = 3.6;       // radius
flange = 5;
screw_head = 3;
door_screws = [for (side = [-1, 1]) [centre.x + side * (bay.x / 2 + 5), centre.y]];

// How high each footprint's part is above the board. The LCD stands on its spacers of 12 mm, and is 10.6 mm thick
// with its frame. LEDs stand 3 mm off the board. These and the heights of switch, header, TO-92 and crystal are
// those of KiCad's models; the chip is 4.9 mm high in a socket of 4.2 mm. Other heights are estimates.
highs = [
    ["WC1602A", 22.6],
    ["CP_Radial_D6.3mm_P2.50mm", 11.7],
    ["CP_Radial_D5.0mm_P2.00mm", 11.5],
    ["LED_D5.0mm", 11.6],
    ["DIP-40_W15.24mm_Socket", 9.1],
    ["PinHeader_2x03_P2.54mm_Vertical", 8.7],
    ["PinHeader_1x03_P2.54mm_Vertical", 8.7],
    ["TO-92_Inline_Wide", 7.3],
    ["Potentiometer_Bourns_3386P_Vertical", 5.2],
    ["SW_Slide_SPDT_Angled_CK_OS102011MA1Q", 4.7],
    ["SW_PUSH_6mm_H4.3mm", key_body],
    ["Crystal_HC49-4H_Vertical", 4.1],
    ["C_Disc_D3.8mm_W2.6mm_P2.50mm", 5],
    ["D_DO-41_SOD81_P10.16mm_Horizontal", 3.3],
    ["L_Axial_L6.6mm_D2.7mm_P10.16mm_Horizontal_Vishay_IM-2", 3],
    ["R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal", 2.8],
    ["SolderWire-0.5sqmm_1x02_P4.6mm_D0.9mm_OD2.1mm_Relief", 3],
    ["SolderWire-0.15sqmm_1x02_P4mm_D0.5mm_OD1.5mm", 3],
];
window = [66, 16]; // what one sees of the LCD

function kinds(kind) = [for (p = parts) if (p[1] == kind) p];
function named(name) = [for (p = parts) if (p[0] == name) p][0];
function middle(p) = (p[2] + p[3]) / 2;
function top_of(p) = board_high + highs[search([p[1]], highs)[0]][1];
for (p = parts) assert(!is_undef(top_of(p)), str("how high is a ", p[1], "?"));

keys = [for (p = kinds("SW_PUSH_6mm_H4.3mm")) p[4]];
leds = [for (p = kinds("LED_D5.0mm")) p[4]];
led_top = top_of(kinds("LED_D5.0mm")[0]);
deck = board_high + low + gap; // the roof's lower side
raised = [for (p = parts) if (top_of(p) > board_high + low && p[1] != "LED_D5.0mm") p];
lcd = named("DS1");
slide = named("SW1");
assert(flange > cap + 1, "a cap falls out");

$fn = 24;

module slab(grow, from, high) {
    translate([0, 0, from]) linear_extrude(high) offset(corner + grow) offset(-corner) square(size);
}

module around(points, radius, from, high) {
    translate([0, 0, from]) linear_extrude(high) for (point = points) translate(point) circle(radius);
}

// A box of the size of the battery, and so much more on each side.
module battery_box(grow, from, high) {
    translate([battery[0].x - grow, battery[0].y - grow, from]) cube([bay.x + 2 * grow, bay.y + 2 * grow, high]);
}

// The outline of a part, and so much more on each side.
module outline(p, grow) {
    translate(p[2] - grow) square(p[3] - p[2] + 2 * grow);
}

module door_shape(grow, from, high) {
    translate([0, 0, from]) linear_extrude(high) offset(grow) hull() {
        for (screw = door_screws) translate([screw.x, screw.y]) circle(4.5);
        translate(battery[0] - [2, 2]) square(bay + [4, 4]);
    }
}

module tray() {
    difference() {
        union() {
            difference() {
                slab(gap + wall, -depth - floor_high, depth + floor_high + board_high);
                slab(gap, -depth, depth + board_high + 1);
            }
            around(screws, 3.5, -depth, depth);
            around(door_screws, 4, -depth, 6);
            difference() {
                battery_box(2.5, -depth, 10);
                battery_box(0.75, -depth - 1, 12);
            }
        }
        around(screws, 1.25, -10, 11);
        around(door_screws, 1.25, -depth - floor_high - 1, floor_high + 6);
        battery_box(0.75, -depth - floor_high - 1, floor_high + 2);
        door_shape(0.3, -depth - floor_high - 1, door_high + 1);
        // Sound: the disc is on the back of the board, and the door beside it.
        around([for (turn = [90:36:270]) piezo + 5 * [cos(turn), sin(turn)]], 1.2, -depth - floor_high - 1, floor_high + 2);
    }
}

module door() {
    difference() {
        door_shape(0, -depth - floor_high, door_high);
        around(door_screws, 1.7, -depth - floor_high - 1, door_high + 2);
    }
}

// The roof with its rises, before anything is cut out of it.
module shell_blank() {
    difference() {
        union() {
            slab(gap + wall, board_high, deck + roof - board_high);
            for (p = raised) hull() for (level = [[deck, 0], [top_of(p) + gap + roof - bevel, 0], [top_of(p) + gap + roof - 0.01, bevel]])
                translate([0, 0, level[0]]) linear_extrude(0.01) offset(wall - level[1]) outline(p, [gap, gap]);
        }
        slab(gap, board_high - 1, deck - board_high + 1);
        for (p = raised) translate([0, 0, deck - 1]) linear_extrude(top_of(p) + gap - deck + 1) outline(p, [gap, gap]);
    }
    around(screws, 3.5, board_high, deck - board_high + 0.1);
}

module shell() {
    difference() {
        shell_blank();
        around(screws, 1.7, board_high - 1, deck + roof);
        around(keys, cap + 0.3, deck - 1, roof + 2);
        for (place = leds) translate([place.x, place.y, deck - 0.01]) cylinder(roof + 0.02, 2.8, 4);
        translate([middle(named("RV1")).x, middle(named("RV1")).y, deck - 1]) cylinder(roof + 2, 3, 3);
        // Both headers with their plugs, which a rise may be beside.
        translate([0, 0, deck - 1]) linear_extrude(20) hull() for (name = ["J1", "J2"]) outline(named(name), [0.8, 2.5]);
        // The lever, and the nail that moves it.
        hull() for (out = [0, 1]) translate([size.x + out * (gap + wall), 0, board_high - 0.1])
            translate([-1, slide[2].y - 1 - 3 * out, 0])
                cube([1.5, slide[3].y - slide[2].y + 2 + 6 * out, top_of(slide) - board_high + 0.6 + 2 * out]);
        hull() for (above = [0, 1]) translate([middle(lcd).x, middle(lcd).y, top_of(lcd) + gap - 0.01 + above * (roof + 0.02)])
            linear_extrude(0.01) offset(delta = above * 1.5) square(window, center = true);
    }
}

// It stands on the button of its key; its flange is below the roof.
module key_cap() {
    difference() {
        union() {
            translate([0, 0, board_high + key_high - 0.5]) cylinder(deck + roof + 2 - board_high - key_high, cap, cap);
            translate([0, 0, deck - 1.8]) cylinder(1.5, flange, flange);
        }
        translate([0, 0, board_high + key_high - 1]) cylinder(1, 2, 2);
    }
}

module key_caps() {
    for (place = keys) translate([place.x, place.y, 0]) key_cap();
}

module parts_on_board() {
    for (high = highs) translate([0, 0, board_high]) linear_extrude(high[1]) for (p = kinds(high[0]))
        if (high[0] == "LED_D5.0mm") translate(p[4]) circle(2.5); else outline(p, [0, 0]);
}

module bare_board() {
    difference() {
        slab(0, 0, board_high);
        around(screws, 1.6, -1, 4);
    }
}

module inside() {
    bare_board();
    around(pins, 1.2, -stub, stub);
    battery_box(0, -depth + 0.2, 17.5);
}

// What only touches is a hundredth away.
module clash() {
    intersection() { tray(); translate([0, 0, 0.01]) inside(); }
    intersection() { tray(); translate([0, 0, -0.01]) door(); }
    intersection() { inside(); door(); }
    intersection() {
        shell();
        union() {
            translate([0, 0, -0.01]) { bare_board(); tray(); }
            parts_on_board();
            key_caps();
            around(screws, screw_head, deck + roof + 0.01, 3);
        }
    }
    intersection() { tray(); translate([0, 0, 0.01]) parts_on_board(); }
    intersection() { translate([0, 0, -key_travel]) key_caps(); parts_on_board(); }
    intersection() { translate([0, 0, 0.01]) key_caps(); around(keys, 1.75, board_high, key_high); }
}

if (part == "tray") tray();
if (part == "shell") shell();
if (part == "door") door();
if (part == "cap") key_cap();
if (part == "clash") clash();
if (part == "closed") {
    color("steelblue") shell();
    color("slategray") tray();
    color("orange") door();
    color("ivory") key_caps();
    color("silver") around(screws, screw_head, deck + roof, 2);
    color("red") around(leds, 2.5, board_high, led_top - board_high);
    color("yellowgreen") translate([0, 0, board_high]) linear_extrude(top_of(lcd) - board_high) outline(lcd, [0, 0]);
    color("dimgray") translate([0, 0, board_high]) for (name = ["SW1", "J1", "J2", "RV1"])
        linear_extrude(top_of(named(name)) - board_high) outline(named(name), [0, 0]);
    color("darkgreen") bare_board();
}
if (part == "all") {
    color("ivory") translate([0, 0, 15]) key_caps();
    color("steelblue") tray();
    color("orange") translate([0, 0, -15]) door();
    color("green") { inside(); parts_on_board(); }
    // Last, so that what is below is seen through it.
    color("steelblue", 0.5) translate([0, 0, 25]) shell();
}
