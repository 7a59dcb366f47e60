"""For people who have just joined: the van with its awning open, bunting above it and confetti in the air."""
import math
import random

import furniture
import growth
from ground import PAVEMENT, Plot, lay_ground, outline
from light import daylight, lamp_above
from materials import make_materials
from meshes import meshes
from shapes import ball, box, group, prism, tube, turned
from street import hatch_light
from vehicles import place_van

PLOT = Plot(-2.95, 2.95, -2.75, 1.50, -1.30, None)
COLOURS = ('coral', 'amber', 'mint', 'sky', 'post red')
POLES = ((-2.55, 1.15), (2.60, 1.15))
POLE = 3.45


def build_joined(night, coarseness):
    """Returns the slab's outline."""
    make_materials(night)
    parts = meshes('small', growth.PARTS, coarseness)
    lay_ground(PLOT, (), centre_line=False)
    place_van((.10, .10, 0), coarseness)
    hatch_light(.10, 55 if night else 30)
    bunting()
    confetti()
    party_hat(furniture.cat(parts, -2.40, -2.06, -14, 1.6))
    if night:
        lamp_above((-2.4, -3.6, 4.6), (.2, -.6, .6))
    else:
        daylight()
    return outline(PLOT)


def party_hat(cat):
    turned([(.058, 0), (.052, .02), (.006, .17), (0, .17)], 'coral', cat, (0, -.052, .405))
    ball((0, -.052, .58), .022, 'amber', cat)


def bunting():
    for x, y in POLES:
        tube([(x, y, 0), (x, y, POLE)], .045, 'white', straight=True)
    (start, y), (end, _) = POLES
    count = 9

    def line(t):
        return start + (end - start) * t, POLE - .06 - .50 * 4 * t * (1 - t)

    tube([(x, y, z) for x, z in (line(i / 24) for i in range(25))], .016, 'cream')
    for i in range(count):
        x, z = line((i + .5) / count)
        flag = group((x, y - .02, z))
        prism([(-.23, 0), (.23, 0), (0, -.46)], -.012, .012, COLOURS[i % 4], .005, flag, segments=2)


def confetti():
    """Confetti in the air in front of the van and above it, and some already on the ground."""
    chance = random.Random(21)
    for i in range(52):
        x, m = chance.uniform(-3.4, 2.1), COLOURS[i % len(COLOURS)]
        if i % 4 == 0:
            place, turn = (max(x, -2.6), chance.uniform(-2.5, -1.5), PAVEMENT + .01), (0, 0, chance.uniform(0, 3))
        else:
            place = (x, chance.uniform(-1.9, -1.2), chance.uniform(2.2, 3.7))
            turn = tuple(chance.uniform(0, math.pi) for _ in range(3))
        box(place, (.17, .10, .012), m, .004, None, 1, turn)
