"""What stands in any British street: trees, planters, the pillar box, the lamp, the cat."""
import math

from ground import PAVEMENT
from shapes import ball, box, group, solid, tube, turned


def tree(parts, x, y, scale, height, turn):
    holder = group((x, y, PAVEMENT), turn, scale)
    tube([(0, 0, 0), (.03, .01, .5), (-.02, 0, 1.0), (0, 0, height)], .085, 'trunk', holder)
    for a in (.4, 2.6, 4.5):
        along = ((0, -.35), (.22, 0), (.42, .35))
        tube([(r * math.cos(a), r * math.sin(a), height + up) for r, up in along], .042, 'trunk', holder)
    solid(parts['tree-top'], holder, (0, 0, height + .62))
    turned([(0, 0), (.34, 0, .005), (.34, .02, .01), (0, .02)], 'dark trim', holder, (0, 0, -.005), steps=40)


def planter(parts, x, y):
    pot = [(0, 0), (.11, 0, .02), (.15, .26, .02), (.165, .27, .01), (.165, .30, .01), (.12, .30)]
    turned(pot, 'terracotta', None, (x, y, PAVEMENT), steps=32)
    solid(parts['shrub'], None, (x, y, PAVEMENT + .44))


def pillar_box(x, y):
    holder = group((x, y, PAVEMENT), math.radians(-20), .86)
    column = [(0, 0), (.235, 0, .01), (.235, .12, .02), (.205, .15, .02), (.205, .98, .01), (.245, 1.0, .015),
              (.25, 1.05, .02), (.22, 1.10, .03), (.15, 1.17, .08), (0, 1.20)]
    turned(column, 'post red', holder, steps=56)
    turned([(0, 0), (.242, 0, .01), (.242, .11, .02), (0, .11)], 'ink', holder, steps=48)
    box((0, -.205, .86), (.24, .05, .045), 'ink', .02, holder)
    box((0, -.208, .62), (.17, .02, .20), 'white', .008, holder)
    box((0, -.21, .905), (.28, .06, .03), 'post red', .012, holder)


def street_lamp(x, y):
    """Returns where the lamp's light is."""
    holder = group((x, y, PAVEMENT))
    turned([(0, 0), (.10, 0, .01), (.09, .35, .05), (.045, .45, .04), (.038, 2.9), (0, 2.9)], 'green', holder, steps=32)
    # The head is open between its foot and its hat, so that the lamp inside can be seen.
    turned([(0, 2.9), (.06, 2.9, .01), (.065, 2.94, .01), (0, 2.94)], 'green', holder, steps=32)
    turned([(.0, 2.94), (.055, 2.94), (.122, 3.17), (0, 3.17)], 'bulb', holder, steps=32)
    hat = [(0, 3.16), (.14, 3.16, .01), (.15, 3.20, .01), (.05, 3.34, .04), (.02, 3.42, .01), (0, 3.42)]
    turned(hat, 'green', holder, steps=32)
    for i in range(4):
        a = math.pi / 4 + math.pi / 2 * i
        bar = [(r * math.cos(a), r * math.sin(a), z) for r, z in ((.062, 2.93), (.132, 3.17))]
        tube(bar, .009, 'green', holder, straight=True)
    return (x, y, PAVEMENT + 3.0)


def cat(parts, x, y, turn, scale=.95):
    animal = solid(parts['cat'], None, (x, y, PAVEMENT), (0, 0, math.radians(turn)), (scale,) * 3)
    for side in (-1, 1):
        ball((side * .032, -.134, .368), .0135, 'amber', animal)
    ball((0, -.145, .345), .009, 'coral', animal)
    return animal
