"""The slab the street stands on: road, two pavements with kerbs, painted bays."""
import math
import random
from typing import NamedTuple

from shapes import box, prism, rounded_rectangle

PAVEMENT = .13
CORNER = .55
DEEP = -.50


class Plot(NamedTuple):
    """The slab's edges and its kerbs, in metres. The pavement nearest to us is in front of `kerb`; without a far kerb
    the road runs to the back edge."""
    left: float
    right: float
    front: float
    back: float
    kerb: float
    far_kerb: float | None


def outline(plot):
    """The slab's lower edge, for its shadow."""
    corners = rounded_rectangle((plot.left + plot.right) / 2, (plot.front + plot.back) / 2, plot.right - plot.left,
                                plot.back - plot.front, CORNER, 14)
    return [(x, y, DEEP) for x, y in corners]


def lay_ground(plot, bay_lines, centre_line=True):
    chance = random.Random(4)
    plate(plot, 0, DEEP, -.10, 'base', .10)
    plate(plot, .02, -.12, 0, 'road', .02)
    pavements = [(plot.front + .03, plot.kerb, plot.front + .06, plot.kerb - .20)]
    if plot.far_kerb:
        pavements.append((plot.far_kerb, plot.back - .03, plot.far_kerb + .20, plot.far_kerb + 1.02))
        kerb(plot, plot.far_kerb + .10)
    kerb(plot, plot.kerb - .10)
    for start, end, *paved in pavements:
        bed(plot, start, end, front=end == plot.kerb)
        paving(plot, *paved, chance)
    if centre_line:
        dashes(plot)
    for line in bay_lines:
        box((line, -.12, .003), (.075, 2.0, .008), 'marking', .003, None, 1)


def plate(plot, inset, low, high, m, bevel):
    left, right, front, back = plot.left + inset, plot.right - inset, plot.front + inset, plot.back - inset
    corners = rounded_rectangle((left + right) / 2, (front + back) / 2, right - left, back - front, CORNER - inset, 14)
    prism(corners, low, high, m, bevel, None, 'z', 4)


def bed(plot, start, end, front):
    """What the paving lies on: a strip, round at the slab's two outer corners."""
    left, right, r = plot.left + .03, plot.right - .03, CORNER - .03
    arc = [math.pi / 2 * i / 14 for i in range(15)]
    if front:
        points = [(left, end)] + [(left + r - r * math.cos(a), start + r - r * math.sin(a)) for a in arc]
        points += [(right - r + r * math.sin(a), start + r - r * math.cos(a)) for a in arc] + [(right, end)]
    else:
        points = [(left, start), (right, start)] + [(right - r + r * math.cos(a), end - r + r * math.sin(a)) for a in arc]
        points += [(left + r - r * math.sin(a), end - r + r * math.cos(a)) for a in arc]
    prism(points, -.02, PAVEMENT - .03, 'grout', .01, None, 'z', 2)


def paving(plot, start, end, chance, length=.86):
    rows = max(1, round((end - start) / .57))
    depth = (end - start) / rows
    for row in range(rows):
        y = start + depth * (row + .5)
        low, high = limits(plot, y - depth / 2 if y < 0 else y + depth / 2)
        x = plot.left - length + (row % 2) * length / 2
        while x < plot.right + length:
            left, right = max(x + .008, low + .02), min(x + length - .008, high - .02)
            if right - left > .12:
                m = f'paving {chance.choice((0, 1, 2, 0))}'
                box(((left + right) / 2, y, PAVEMENT - .03), (right - left, depth - .016, .06), m, .014, None, 2)
            x += length


def limits(plot, y):
    """How far left and right the slab reaches at y, inside its round corners."""
    past = max(0, plot.front + CORNER - y, y - plot.back + CORNER)
    lost = CORNER - math.sqrt(max(0, CORNER * CORNER - past * past))
    return plot.left + lost + .03, plot.right - lost - .03


def kerb(plot, y):
    x = plot.left + .05
    while x < plot.right - .1:
        end = min(x + .90, plot.right - .05)
        box(((x + end) / 2, y, PAVEMENT / 2 - .01), (end - x - .012, .19, PAVEMENT + .05), 'kerb', .030)
        x += .90


def dashes(plot):
    x = plot.left + .35
    while x < plot.right - .4:
        end = min(x + .75, plot.right - .3)
        box(((x + end) / 2, plot.far_kerb - .33, .003), (end - x, .09, .008), 'marking', .003, None, 1)
        x += 1.35
