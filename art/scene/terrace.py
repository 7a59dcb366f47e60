"""A terrace of four houses, each a little different."""
import math
from typing import NamedTuple

from shapes import ball, box, group, prism, tube, turned
from ground import PAVEMENT

DEPTH = .80
SLOPE = .70


class House(NamedTuple):
    height: float
    door_left: bool
    bay: bool


HOUSES = (House(3.46, True, True), House(3.60, False, False), House(3.46, True, True), House(3.55, False, False))
CHIMNEYS = ((1, 3.46), (2, 3.50), (3, 3.46))


def build_terrace(left, width, front):
    """`width` is that of one house. Returns where the doors are, and where light falls from windows."""
    doors, lights = [], []
    for i, house in enumerate(HOUSES):
        start = left + i * width
        door_x = start + width * (.27 if house.door_left else .73)
        window_x = start + width * (.70 if house.door_left else .30)
        walls(start, width, front, house, i)
        front_door(door_x, front - .02, i)
        if house.bay:
            bay_window(window_x, front, i)
            lights.append((window_x, front - .45, 1.14))
        else:
            window(window_x, 1.14, .66, .92, front, 'evening window')
        for x in (.27, .72):
            lit = x > .5 and house.door_left
            dark = 'evening window' if i == 3 and x < .5 else 'window'
            window(start + width * x, 2.66, .54, .80, front, 'lit window' if lit else dark)
        roof(start, width, front, house.height)
        doors.append(door_x)
    for i, height in CHIMNEYS:
        chimney(left + i * width, front, height + .12)
        x, y = left + i * width, front - .06
        tube([(x, y, PAVEMENT), (x, y, 3.25)], .032, 'white', straight=True)
    return doors, lights


def walls(left, width, front, house, i):
    middle, height = left + width / 2, house.height
    box((middle, front + DEPTH / 2, height / 2), (width - .01, DEPTH, height), f'wall {i}', .025)
    box((middle, front - .02, PAVEMENT + .20), (width - .03, .06, .42), 'plinth', .012)
    box((middle, front - .02, 2.0), (width - .02, .10, .10), 'white', .03)
    box((middle, front - .06, height - .06), (width - .005, .24, .16), 'white', .04)
    box((middle, front - .02, height - .22), (width - .01, .12, .08), 'white', .02)


def window(x, z, width, height, y, pane, parent=None):
    box((x, y, z), (width + .13, .10, height + .13), 'white', .018, parent)
    box((x, y - .045, z), (width, .03, height), pane, .006, parent)
    box((x, y - .065, z), (width, .035, .035), 'white', .008, parent)
    box((x, y - .062, z), (.028, .03, height), 'white', .006, parent)
    box((x, y - .07, z - height / 2 - .09), (width + .22, .20, .07), 'white', .02, parent)
    box((x, y - .03, z + height / 2 + .10), (width + .20, .12, .07), 'white', .02, parent)


def bay_window(x, front, i):
    def footprint(wide, deep):
        left, right, back, edge = x - wide, x + wide, front + .02, front - deep
        return [(left, back), (left + .18, edge), (right - .18, edge), (right, back)]

    prism(footprint(.55, .30), PAVEMENT, 1.76, f'wall {i}', .02, None, 'z')
    prism(footprint(.62, .37), 1.76, 1.86, 'white', .025, None, 'z')
    window(x, 1.14, .56, .84, front - .30, 'lit window')
    for side in (-1, 1):
        holder = group((x + side * .46, front - .14, 1.14), side * math.atan2(.32, .18))
        window(0, 0, .18, .84, 0, 'evening window', holder)


def front_door(x, y, i):
    z = PAVEMENT
    box((x, y, z + .80), (.80, .12, 1.66), 'white', .03)
    box((x, y - .05, z + .70), (.60, .06, 1.30), f'door {i}', .015)
    for up, tall in ((.40, .42), (.99, .54)):
        for side in (-.14, .14):
            box((x + side, y - .082, z + up), (.19, .02, tall), f'door {i}', .012)
    box((x, y - .05, z + 1.47), (.60, .05, .15), 'lit window', .01)
    ball((x + .24, y - .11, z + .76), .028, 'brass')
    box((x, y - .085, z + .80), (.14, .02, .035), 'brass', .008)
    box((x, y - .14, z + 1.70), (.94, .32, .09), 'white', .03)
    box((x, y - .20, z + .04), (.92, .42, .10), 'kerb', .025)


def roof(left, width, front, height):
    outline = [(front - .10, height), (front + DEPTH - .02, height), (front + DEPTH - .02, height + SLOPE),
               (front + DEPTH - .14, height + SLOPE)]
    prism(outline, left + .01, left + width - .01, 'slate', .03, None, 'x')
    for i in range(5):
        y, z = front - .10 + (DEPTH - .06) * i / 5, height + SLOPE * i / 5
        box((left + width / 2, y + .085, z + .085), (width - .03, .20, .035), 'slate', .012, None, 2,
            (math.atan2(SLOPE, .74), 0, 0))


def chimney(x, front, height):
    y = front + DEPTH - .26
    box((x, y, height + .50), (.54, .38, .95), 'brick', .02)
    box((x, y, height + .98), (.64, .46, .09), 'kerb', .025)
    pot = [(0, 0), (.10, 0, .01), (.085, .10, .02), (.075, .30, .02), (.095, .32, .012), (.095, .37, .01), (.06, .37)]
    for side in (-.16, .16):
        turned(pot, 'terracotta', None, (x + side, y, height + 1.0), steps=28)
