"""The van, as a solid: upright, electric, with a hatch on its kerb side. It faces -x and stands on z = 0; metres."""
import numpy as np

from meshes import Part
from outline import Outline
from solid import block, capsule, common, cut, ellipsoid, join, plate, ramp
from wheel import wheel_parts

AXLES = (-1.40, 1.42)
WHEEL_RADIUS = .38
WHEEL_OUT = .835
BELT = 1.185
LAMP = (.575, .80)
LAMP_HALF = (.165, .088)
# The hatch: where the counter and the awning are.
HATCH = (.50, -.72, 1.42)
HATCH_HALF = (1.08, .90, .545)

lower_side = Outline([
    (-2.04, .27, .08), (-2.20, .34, .12), (-2.26, .74, .30), (-2.215, 1.20, .08), (-1.6, 1.24, .1),
    (2.18, 1.22, .10), (2.24, .70, .3), (2.22, .38, .14), (2.08, .27, .06)])
upper_side = Outline([
    (-2.19, .90, .02), (-2.20, 1.18, .10), (-1.90, 2.32, .40), (.2, 2.40, 1.2), (1.98, 2.33, .42),
    (2.20, 1.9, .45), (2.20, .90, .02)], corner_steps=20)
side_window = Outline([(-1.93, 1.31, .09), (-1.745, 2.00, .20), (-.86, 2.00, .10), (-.86, 1.31, .10)])
windscreen = Outline([(-.775, 1.325, .14), (-.70, 2.00, .16), (.70, 2.00, .16), (.775, 1.325, .14)])
door = Outline([
    (-1.02, .42, .16), (-2.02, .60, .6), (-2.02, 1.22, .1), (-1.82, 2.09, .26), (-.79, 2.09, .10), (-.79, .42, .12)])


def bowed(x, y, amount):
    """Nose and tail curve back towards the sides."""
    return x + amount * y * y * np.tanh(x / 1.2)


def lower_width(x, z):
    nose, tail = np.clip((-1.25 - x) / 1.02, 0, 1), np.clip((x - 1.5) / .75, 0, 1)
    width = .960 - .11 * nose ** 2.6 - .05 * tail ** 2.4 - .05 * (z - .72) ** 2
    for axle in AXLES:
        width = width + .04 * ramp(.64, .45, np.hypot(x - axle, z - WHEEL_RADIUS))
    return width


def upper_width(x, z):
    nose, tail = np.clip((-1.1 - x) / 1.05, 0, 1), np.clip((x - 1.5) / .75, 0, 1)
    lean = .075 * np.maximum(z - 1.2, -.4) + .12 * np.maximum(z - 1.7, 0) ** 2
    return .925 - lean - .09 * nose ** 2.2 - .05 * tail ** 2.4


def hull(x, y, z):
    """The van before anything is cut into it."""
    out = np.sqrt(y * y + 1e-6)
    lower = common(lower_side(bowed(x, y, .18), z), out - lower_width(x, z), .20)
    upper = common(upper_side(bowed(x, y, .16), z), out - upper_width(x, z), .26)
    return join(lower, upper, .06)


def arches(x, y, z, radius):
    nearest = np.minimum(*(np.hypot(x - axle, z - WHEEL_RADIUS) - radius for axle in AXLES))
    return np.maximum(nearest, .55 - np.abs(y))


def windows(x, y, z, inset=0.):
    side = np.maximum(side_window(x, z) + inset, .4 - np.abs(y))
    return np.minimum(side, np.maximum(windscreen(y, z) + inset, x + 1.25))


def lamp(x, y, z, grow=0.):
    half = (LAMP_HALF[0] + grow, LAMP_HALF[1] + grow)
    return np.maximum(plate(np.abs(y), z, LAMP, half, LAMP_HALF[1] + grow - .002), x + 1.4)


def hatch(x, y, z, inset=0.):
    return block(x, y, z, HATCH, tuple(half - inset for half in HATCH_HALF), .07)


def above_belt(z):
    return z - BELT


def shut_lines(x, y, z):
    seam = np.maximum(np.abs(door(x, z)) - .008, .80 - np.abs(y))
    clear_of_wheel = .50 - np.hypot(x - AXLES[0], z - WHEEL_RADIUS)
    return np.maximum(np.maximum(seam, clear_of_wheel), z - 1.28)


def shell(x, y, z, skin):
    solid = cut(skin, arches(x, y, z, .45), .035)
    solid = cut(solid, np.maximum(windows(x, y, z), -(skin + .035)), .014)
    solid = cut(solid, hatch(x, y, z), .03)
    solid = cut(solid, np.maximum(lamp(x, y, z, .004), -(skin + .03)), .016)
    solid = cut(solid, np.maximum(shut_lines(x, y, z), -(skin + .018)), .008)
    return common(solid, .405 - z, .012)


def lower_body(x, y, z):
    return common(shell(x, y, z, hull(x, y, z)), above_belt(z) + .005, .010)


def upper_body(x, y, z):
    solid = common(shell(x, y, z, hull(x, y, z)), .005 - above_belt(z), .010)
    out = np.abs(y)
    mirror = ellipsoid(x, out, z, (-1.90, 1.135, 1.46), (.085, .10, .145))
    arm = capsule(x, out, z, (-1.80, .86, 1.34), (-1.88, 1.06, 1.40), .03)
    return join(solid, join(mirror, arm, .04), .03)


def door_handles(x, y, z):
    skin = hull(x, y, z)
    bar = common(plate(x, z, (-.95, 1.08), (.10, .024), .023), skin - .028, .02)
    return np.maximum(np.maximum(bar, .4 - np.abs(y)), -(skin + .03))


def belt_line(x, y, z):
    skin = hull(x, y, z)
    strip = common(skin - .012, np.abs(above_belt(z)) - .020, .014)
    return np.maximum(np.maximum(strip, -(skin + .03)), -hatch(x, y, z, -.005))


def peak(x, y, z):
    """A cap's peak over the windscreen, wide in the middle and gone by the doors."""
    skin = hull(x, y, z)
    overhang = .15 * ramp(-1.50, -1.86, x)
    brim = common(skin - overhang, np.abs(z - 2.085 - .10 * (x + 1.9)) - .020, .018)
    return np.maximum(np.maximum(brim, -(skin + .03)), x + 1.50)


def sills(x, y, z):
    skin = hull(x, y, z)
    solid = cut(skin - .012, arches(x, y, z, .455), .03)
    intake = np.maximum(plate(y, z, (0, .435), (.42, .026), .025), x + 1.4)
    solid = cut(solid, np.maximum(intake, -(skin + .028)), .012)
    front = .10 * ramp(-1.75, -2.1, x)
    return common(common(solid, z - .40 - front, .03), .22 - z, .04)


def glass(x, y, z):
    skin = hull(x, y, z)
    return common(np.maximum(skin + .010, -(skin + .05)), windows(x, y, z, .004), .008)


def lamps(x, y, z):
    skin = hull(x, y, z)
    return np.maximum(common(skin + .012, lamp(x, y, z), .012), -(skin + .06))


def lamp_frames(x, y, z):
    skin = hull(x, y, z)
    ring = common(skin - .018, np.abs(lamp(x, y, z)) - .018, .018)
    return np.maximum(np.maximum(ring, -(skin + .04)), x + 1.4)


def lamp_rings(x, y, z):
    skin = hull(x, y, z)
    ring = common(skin, np.abs(lamp(x, y, z, -.040)) - .012, .012)
    return np.maximum(np.maximum(ring, -(skin + .04)), x + 1.4)


def lenses(x, y, z):
    skin = hull(x, y, z)
    eye = np.maximum(np.hypot(np.abs(y) - LAMP[0] + .06, z - LAMP[1]) - .036, x + 1.4)
    return np.maximum(common(skin, eye, .02), -(skin + .05))


def light_bar(x, y, z):
    skin = hull(x, y, z)
    bar = common(skin - .004, plate(y, z, (0, LAMP[1]), (.36, .011), .010), .008)
    return np.maximum(np.maximum(bar, -(skin + .04)), x + 1.4)


def arch_liners(x, y, z):
    ring = np.minimum(*(np.abs(np.hypot(x - axle, z - WHEEL_RADIUS) - .442) - .010 for axle in AXLES))
    return np.maximum(np.maximum(np.maximum(ring, .4 - np.abs(y)), hull(x, y, z) + .022), .24 - z)


NOSE = ((-2.45, -.85, .55), (-1.6, .85, 1.02))
BODY = {
    'lower-body': Part(lower_body, (-2.45, -1.10, .3), (2.45, 1.10, 1.35), .0095, 'van body'),
    'upper-body': Part(upper_body, (-2.45, -1.30, .4), (2.45, 1.30, 2.5), .0095, 'van top'),
    'belt-line': Part(belt_line, (-2.45, -1.1, 1.1), (2.45, 1.1, 1.3), .0075, 'van trim'),
    'peak': Part(peak, (-2.5, -1.1, 1.95), (-1.4, 1.1, 2.25), .0075, 'van trim'),
    'sills': Part(sills, (-2.45, -1.10, .2), (2.45, 1.10, .60), .011, 'dark trim'),
    'glass': Part(glass, (-2.4, -1., 1.2), (-.7, 1., 2.1), .009, 'van glass'),
    'lamps': Part(lamps, *NOSE, .007, 'lamp'),
    'lamp-frames': Part(lamp_frames, *NOSE, .006, 'van top'),
    'lamp-rings': Part(lamp_rings, *NOSE, .005, 'led'),
    'lenses': Part(lenses, *NOSE, .006, 'lens'),
    'light-bar': Part(light_bar, *NOSE, .005, 'led'),
    'door-handles': Part(door_handles, (-1.1, -1.1, 1.0), (-.8, 1.1, 1.16), .006, 'van top'),
    'arch-liners': Part(arch_liners, (-2, -1.05, .2), (2, 1.05, 1.), .01, 'dark trim'),
}
WHEEL = wheel_parts(WHEEL_RADIUS, rim=.245, half_width=.115, holes=8)
