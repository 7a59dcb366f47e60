"""The four service icons: one object each on a coloured tile."""
import math

import growth
from light import daylight
from materials import make_materials
from meshes import meshes
from shapes import ball, box, group, prism, rounded_rectangle, solid, text, tube, turned

TILE = rounded_rectangle(0, 0, 1.5, 1.5, .34, 14)
THICK = -.16
BOLT = ((.06, .17), (-.11, -.024), (-.008, -.024), (-.06, -.17), (.11, .024), (.008, .024))


def build_icon(what, colour, night, coarseness):
    """`what` draws the object; `colour` is the tile's material. Returns the tile's outline."""
    make_materials(night)
    prism(TILE, THICK, 0, colour, .05, None, 'z', 4)
    what(meshes('small', growth.PARTS, .6))
    daylight()
    return [(x, y, THICK) for x, y in TILE]


def wash(parts):
    x, y = -.12, .10
    pail = [(0, 0), (.30, 0, .04), (.40, .66, .02), (.435, .66, .025), (.435, .73, .025), (.37, .73, .02), (.36, .60)]
    turned(pail, 'amber', None, (x, y, 0), steps=72)
    solid(parts['foam'], None, (x, y, .725), scale=(2.25, 2.25, 1.9))
    handle = [(-.545, y, .69), (-.50, -.13, .52), (x, -.40, .40), (.26, -.13, .52), (.305, y, .69)]
    tube(handle, .026, 'dark trim')
    box((.42, -.36, .13), (.50, .34, .26), 'sponge', .085, None, 6, (0, 0, .45))
    solid(parts['foam'], None, (.42, -.36, .26), scale=(1.05, .9, 1.1))
    for *place, radius in ((.42, -.05, 1.0, .12), (.20, -.2, 1.32, .08), (-.45, -.2, 1.28, .10), (.62, -.25, .72, .06)):
        ball(place, radius, 'bubble')


def charge(parts):
    x, y = -.10, .12
    box((x, y, .66), (.72, .46, 1.30), 'unit', .13, None, 8)
    box((x, y, .20), (.735, .475, .18), 'green', .06, None, 6)
    box((x, -.115, .92), (.50, .03, .44), 'ink', .06, None, 6)
    prism([(x + a, .92 + b) for a, b in BOLT], -.15, -.12, 'glow', .008)
    for i in range(4):
        box((-.28 + .12 * i, -.115, .56), (.085, .03, .06), 'glow', .012)
    box((.285, .10, .74), (.10, .20, .26), 'green', .045, None, 5)
    plug = group((.37, .06, .60))
    handle = [(0, 0), (.075, 0, .02), (.085, .12, .03), (.095, .24, .03), (.06, .30, .03), (0, .30)]
    turned(handle, 'ink', plug, steps=48)
    turned([(.086, .09), (.098, .09, .006), (.100, .13, .006), (.088, .13)], 'glow', plug, steps=48)
    tube([(.37, .06, .62), (.38, .05, .42), (.50, -.05, .16), (.56, -.30, .055), (.30, -.54, .05), (-.10, -.56, .05),
          (-.36, -.46, .05), (-.30, -.22, .055), (-.12, -.10, .10)], .046, 'ink')


def air_and_water(parts):
    x, z = -.14, .48
    box((x, .10, .46), (.78, .56, .86), 'coral', .18, None, 8)
    tube([(-.36, .10, .84), (-.34, .10, 1.02), (x, .10, 1.06), (.06, .10, 1.02), (.08, .10, .84)], .045, 'dark trim')
    rim = [(0, -.03), (.29, -.03, .02), (.29, .05, .025), (.25, .06, .01), (0, .06)]
    turned(rim, 'white', None, (x, -.19, z), 'y', 72)
    turned([(0, 0), (.235, 0), (.235, .012, .006), (0, .012)], 'ink', None, (x, -.245, z), 'y')
    for i in range(7):
        a = math.radians(-30 + 40 * i)
        box((x + .185 * math.cos(a), -.262, z + .185 * math.sin(a)), (.05, .01, .018), 'cream', .004, None, 2, (0, -a, 0))
    a = math.radians(50)
    box((x + .07 * math.cos(a), -.268, z + .07 * math.sin(a)), (.19, .014, .03), 'amber', .006, None, 3, (0, -a, 0))
    turned([(0, 0), (.035, 0, .01), (.035, .02, .008), (0, .02)], 'amber', None, (x, -.262, z), 'y', 32)
    tip = (-.42, -.55, .05)
    tube([(.24, .10, .18), (.52, .10, .10), (.58, -.25, .05), (.30, -.52, .05), (-.15, -.50, .05), tip], .042, 'ink')
    profile = [(0, 0), (.05, 0, .01), (.05, .16, .01), (.025, .20, .01), (0, .20)]
    nozzle = turned(profile, 'brass', None, tip, steps=32)
    nozzle.rotation_euler = (0, -1.57, .15)
    solid(parts['drop'], None, (.47, -.18, .62), scale=(1.15,) * 3)


def reminders(parts):
    page = group((-.06, .16, .60))
    page.rotation_euler = (math.radians(-10), 0, math.radians(4))
    box((0, 0, 0), (1.0, .20, 1.02), 'unit', .10, page, 8)
    box((0, -.012, .36), (1.012, .21, .32), 'green', .09, page, 8)
    for x in (-.27, .27):
        tube([(x, -.02, .40), (x, -.15, .50), (x, -.02, .62), (x, .10, .52)], .036, 'cream', page, closed=True)
    text('MOT', .27, 'cream', (0, -.124, .325), parent=page, depth=.012)
    for row in range(3):
        for column in range(4):
            m = 'amber' if (row, column) == (1, 2) else 'calendar day'
            box((-.33 + .22 * column, -.105, .06 - .19 * row), (.15, .03, .12), m, .03, page, 4)
    bell((.40, -.36, -.02), 1.12)
    ball((.60, -.46, .74), .10, 'post red')


def bell(at, scale, parent=None):
    holder = group(at, 0, scale, parent)
    holder.rotation_euler = (0, math.radians(8), 0)
    dome = [(0, .14), (.27, .14, .03), (.27, .19, .03), (.205, .28, .08), (.18, .52, .12), (.09, .64, .07), (0, .66)]
    turned(dome, 'amber', holder, steps=72)
    ball((0, 0, .12), .075, 'brass', holder)
    turned([(0, .64), (.04, .64, .01), (.04, .72, .03), (0, .73)], 'amber', holder, steps=32)
    return holder
