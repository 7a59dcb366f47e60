"""What the van carries: the open hatch with its counter, shelf, battery and hose reel; the awning; the solar roof."""
import math

from awning import awning
from shapes import box, prism, tube, turned
from van import HATCH, HATCH_HALF

LEFT, RIGHT = HATCH[0] - HATCH_HALF[0], HATCH[0] + HATCH_HALF[0]
FLOOR, CEILING = HATCH[2] - HATCH_HALF[2], HATCH[2] + HATCH_HALF[2]
BACK, FRONT = HATCH[1] + HATCH_HALF[1], -.90
MIDDLE = (LEFT + RIGHT) / 2
BOLT = ((.03, .085), (-.055, -.012), (-.004, -.012), (-.03, -.085), (.055, .012), (.004, .012))


def fit_van(van):
    room(van)
    counter(van)
    shelf(van)
    battery(van)
    reel(van)
    hatch_awning(van)
    solar_roof(van)
    socket(van, -.86, -.955, 'amber')
    socket(van, 2.03, -.915, 'hose')


def room(van):
    height, centre = CEILING - FLOOR, (CEILING + FLOOR) / 2
    depth = BACK - FRONT
    box((MIDDLE, BACK - .02, centre), (RIGHT - LEFT, .02, height), 'interior', .003, van)
    box((MIDDLE, (FRONT + BACK) / 2 + .03, CEILING - .012), (RIGHT - LEFT - .02, depth - .06, .02), 'interior', .003, van)
    box((MIDDLE, (FRONT + BACK) / 2 + .02, FLOOR + .012), (RIGHT - LEFT - .02, depth - .04, .02), 'wood', .003, van)
    for x in (LEFT + .012, RIGHT - .012):
        box((x, (FRONT + BACK) / 2 + .03, centre), (.02, depth - .06, height - .02), 'interior', .003, van)
    box((MIDDLE, -.55, CEILING - .035), (1.7, .05, .03), 'strip light', .012, van)


def counter(van):
    box((MIDDLE, -1.035, FLOOR), (RIGHT - LEFT + .06, .27, .045), 'wood', .02, van)
    for x in (LEFT + .15, RIGHT - .15):
        tube([(x, -.95, FLOOR - .10), (x, -1.12, FLOOR - .03)], .014, 'dark trim', van, straight=True)
    for i, (m, shift) in enumerate((('cream', 0), ('mint', .01), ('amber', -.008), ('cream', .006))):
        box((1.30 + shift, -.42, FLOOR + .055 + .062 * i), (.36, .30, .058), m, .026, van)


def shelf(van):
    y = BACK - .17
    box((MIDDLE + .42, y, FLOOR + .62), (1.14, .26, .03), 'wood', .01, van)
    bottles = ((.56, .10, 'amber'), (.72, .12, 'mint'), (.90, .09, 'coral'), (1.06, .12, 'cream'), (1.24, .10, 'sky'),
               (1.40, .12, 'amber'))
    for x, tall, m in bottles:
        profile = [(0, 0), (.055, 0, .012), (.055, tall, .03), (.020, tall + .05, .01), (.020, tall + .085, .004),
                   (0, tall + .085)]
        turned(profile, m, van, (x, y, FLOOR + .635), steps=32)


def battery(van):
    x = -.16
    box((x, -.30, FLOOR + .43), (.56, .50, .84), 'unit', .06, van, 5)
    box((x, -.556, FLOOR + .64), (.38, .016, .22), 'ink', .007, van)
    prism([(x + a * 1.05, FLOOR + .64 + b * 1.05) for a, b in BOLT], -.572, -.562, 'glow', .002, van)
    for i in range(4):
        box((x - .15 + .10 * i, -.556, FLOOR + .40), (.075, .018, .05), 'glow', .007, van)


def reel(van):
    x, z = .42, FLOOR + .30
    for i in range(5):
        y = -.62 + .045 * (i - 2)
        turns = [(x + .235 * math.cos(a), y, z + .235 * math.sin(a)) for a in (math.pi * k / 6 for k in range(12))]
        tube(turns, .026, 'hose', van, closed=True)
    turned([(0, -.14), (.07, -.14, .01), (.07, .14, .01), (0, .14)], 'dark trim', van, (x, -.62, z), 'y', 32)
    turned([(0, -.012), (.30, -.012, .01), (.30, .012, .01), (0, .012)], 'amber', van, (x, -.47, z), 'y', 48)
    turned([(0, -.02), (.10, -.02, .015), (.10, .02, .015), (0, .02)], 'amber', van, (x, -.755, z), 'y', 40)


def hatch_awning(van):
    left, right = LEFT - .17, RIGHT + .17
    curve = []
    for i in range(13):
        t = i / 12
        curve.append((-.905 - .84 * t, 2.085 - .20 * t ** 1.25 + .02 * math.sin(math.pi * t)))
    awning(van, left, right, 9, curve, .075)
    for x in (left + .05, right - .05):
        tube([(x, -.95, 1.66), (x, -1.70, curve[-1][1] - .015)], .016, 'dark trim', van, straight=True)
    half = (right - left) / 2
    turned([(0, -half), (.06, -half, .03), (.06, half, .03), (0, half)], 'van top', van, (MIDDLE, -.885, 2.10), 'x', 40)


def solar_roof(van):
    box((.45, 0, 2.43), (2.3, 1.24, .05), 'solar frame', .02, van)
    for i in range(6):
        for j in range(3):
            box((-.50 + .38 * i, -.385 + .385 * j, 2.455), (.345, .35, .012), 'solar cell', .012, van)
    for y in (-.5, .5):
        box((.45, y, 2.40), (2.5, .05, .05), 'dark trim', .02, van)


def socket(van, x, y, m):
    profile = [(0, -.02), (.075, -.02, .01), (.075, .03, .015), (.045, .045, .01), (0, .045)]
    turned(profile, m, van, (x, y, .70), 'y', 32)
