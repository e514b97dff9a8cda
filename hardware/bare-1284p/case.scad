// A case for the handheld: a tray that the board closes like a lid, and a door for the battery in its floor.
// The board's front stays open: keys, LCD and die are used as they are, and the lever of the switch is above the
// rim. Size, screws, battery and soldered pins come from the board (hardware/case.pl). Millimetres; the back of
// the board is at z = 0.
include <board.scad>

part = "all"; // "tray", "door", "inside": what is in the case, "clash": what is in two places at once

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
door_screws = [for (side = [-1, 1]) [centre.x + side * (bay.x / 2 + 5), centre.y]];

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
    }
}

module door() {
    difference() {
        door_shape(0, -depth - floor_high, door_high);
        around(door_screws, 1.7, -depth - floor_high - 1, door_high + 2);
    }
}

module inside() {
    difference() {
        slab(0, 0, board_high);
        around(screws, 1.6, -1, 4);
    }
    around(pins, 1.2, -stub, stub);
    battery_box(0, -depth + 0.2, 17.5);
}

if (part == "tray") tray();
if (part == "door") door();
if (part == "inside") inside();
if (part == "clash") {
    // What only touches is a hundredth away.
    intersection() { tray(); translate([0, 0, 0.01]) inside(); }
    intersection() { tray(); translate([0, 0, -0.01]) door(); }
    intersection() { inside(); door(); }
}
if (part == "all") {
    color("steelblue") tray();
    color("orange") translate([0, 0, -15]) door();
    color("green", 0.5) inside();
}
