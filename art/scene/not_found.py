"""For the "not found" page: an empty bay, a cone, and a cat waiting. No van."""
import math

import furniture
import growth
import kit
from ground import Plot, lay_ground, outline
from light import daylight, lamp_above
from materials import make_materials
from meshes import meshes
from shapes import ball, box, group, solid, turned

PLOT = Plot(-2.45, 2.45, -2.35, 2.05, -1.22, 1.00)
BAY = (3.9, 1.55)


def build_not_found(night, coarseness):
    """Returns the slab's outline."""
    make_materials(night)
    parts = meshes('small', growth.PARTS, coarseness)
    lay_ground(PLOT, (), centre_line=False)
    missing_van()
    cone(1.18, -.28)
    furniture.cat(parts, -.60, -1.76, 20, 1.45)
    furniture.tree(parts, -1.75, 1.62, .72, 1.35, .4)
    kit.bucket_and_sponge(parts, 1.15, -1.86)
    solid(parts['foam'], None, (-.75, -.35, .005), scale=(1.3, 1.0, .45))
    solid(parts['foam'], None, (-.35, -.62, .005), (0, 0, 2), (.6, .5, .3))
    for *place, radius in ((-.55, -.4, .55, .10), (-.1, -.3, .95, .075), (-.9, -.2, 1.15, .06), (.2, -.4, 1.4, .05)):
        ball(place, radius, 'bubble')
    if night:
        lamp_above((-1.6, -2.6, 4.2), (.1, -.4, 0))
    else:
        daylight()
    return outline(PLOT)


def missing_van():
    """Dashes on the road round the place where the van should be."""
    length, depth = BAY
    for side in (-1, 1):
        for i in range(7):
            box((-length / 2 + .30 + .55 * i, -.11 + side * depth / 2, .004), (.32, .085, .01), 'marking', .003, None, 1)
        for i in range(3):
            box((side * length / 2, -.11 - .48 + .48 * i, .004), (.085, .28, .01), 'marking', .003, None, 1)


def cone(x, y):
    holder = group((x, y, 0), math.radians(18))
    box((0, 0, .025), (.58, .58, .05), 'cone', .02, holder)
    side = [(.21, .05), (.045, .80)]

    def at(t, out=0.):
        (low_r, low_z), (high_r, high_z) = side
        return low_r + (high_r - low_r) * t + out, low_z + (high_z - low_z) * t

    turned([(0, .05), at(0), (*at(1), .02), (0, .80)], 'cone', holder)
    for start, end in ((.24, .44), (.60, .76)):
        turned([at(start), at(start, .008), at(end, .008), at(end)], 'white', holder)
