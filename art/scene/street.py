"""The hero: a car on charge, the van with its awning open, four houses. By day and by night."""
from typing import NamedTuple

import crew
import furniture
import growth
import kit
from ground import Plot, lay_ground, outline
from light import area, bulb, daylight, moonlight, spot
from materials import make_materials
from meshes import meshes
from terrace import build_terrace
from vehicles import place_car, place_van

WARM = '#FFC477'


class Layout(NamedTuple):
    plot: Plot
    car: float
    van: float
    bay_lines: tuple
    trees: tuple
    lamp: float
    pillar_box: tuple
    bucket: tuple
    pump: tuple
    cat: tuple
    washer: tuple
    sign: tuple | None


WIDE = Layout(
    plot=Plot(-4.95, 4.80, -3.30, 3.95, -1.34, 2.05), car=-2.62, van=2.08, bay_lines=(-4.62, -.50, 4.55),
    trees=((-.34, 2.45, .68, 2.65, .4), (4.12, -2.62, .74, 1.45, 2.0)), lamp=-3.55, pillar_box=(-3.25, -2.82),
    bucket=(-2.05, -2.25), pump=(-4.28, -1.92), cat=(1.15, -2.80, -25), washer=(-.66, -2.42), sign=(2.95, -2.88))

# For a phone: closer together, with nothing at the front right, where Maeve's button floats.
PHONE = WIDE._replace(
    plot=WIDE.plot._replace(right=5.6), car=-2.60, van=1.84, bay_lines=(-4.62, -.58, 4.30),
    trees=((-.34, 2.45, .68, 2.65, .4),), cat=(.95, -2.86, -40), washer=(-.70, -2.42), sign=None)


def build_street(layout, night, coarseness):
    """Returns the slab's outline."""
    make_materials(night)
    parts = meshes('small', growth.PARTS, coarseness)
    plot = layout.plot
    lay_ground(plot, layout.bay_lines)
    doors, windows = build_terrace(plot.left + .11, (plot.right - plot.left - .22) / 4, plot.far_kerb + 1.08)
    plant_doors(parts, doors, plot.far_kerb + .80)
    place_car((layout.car, .02, 0), coarseness)
    place_van((layout.van, 0, 0), coarseness)
    lamp = furniture.street_lamp(layout.lamp, plot.far_kerb + .36)
    dress(layout, parts, crew.wash(layout.car, layout.washer, coarseness))
    if night:
        moonlight()
        lamplight(layout, lamp, windows)
    else:
        daylight()
    hatch_light(layout.van, 55 if night else 22)
    return outline(plot)


def plant_doors(parts, doors, y):
    for i, x in enumerate(doors):
        for side in (-1, 1) if i in (1, 3) else (-1,):
            furniture.planter(parts, x + side * .62, y)


def dress(layout, parts, lance):
    for place in layout.trees:
        furniture.tree(parts, *place)
    furniture.pillar_box(*layout.pillar_box)
    furniture.cat(parts, *layout.cat)
    kit.bucket_and_sponge(parts, *layout.bucket)
    kit.pump(*layout.pump, tyre=(layout.car - 1.12, -.90, .24))
    kit.charging_cable(layout.car, layout.van)
    kit.water_hose(layout.van, lance)
    if layout.sign:
        kit.sign(*layout.sign)
    kit.bubbles(layout.car)


def hatch_light(van_x, power):
    """The light of the strip under the van's ceiling."""
    area((van_x + .5, -.45, 1.90), (van_x + .5, -.7, .9), (1.9, .3), power, '#FFD9A0')


def lamplight(layout, lamp, windows):
    """Pools of warm light: under the lamp, in front of the bay windows and at the van's hatch."""
    x, y, z = lamp
    spot((x, y - .25, z), (x + .3, y - 1.6, 0), 1000, WARM, 120, .10, .9)
    bulb((x, y - .22, z), 40, WARM, .10)
    for wx, wy, wz in windows:
        area((wx, wy + .05, wz), (wx, wy - 2, .2), (.5, .7), 16, WARM)
    area((layout.van + .5, -1.66, 1.80), (layout.van + .3, -1.25, 0), (1.9, .25), 90, '#FFD9A0')
    spot((layout.van - 2.4, 0, .8), (layout.van - 4.2, 0, 0), 40, '#FFF0D0', 70, .12, .8)
    bulb((layout.car + 1.34, -1.06, .84), 2, '#31E6A0', .06)
