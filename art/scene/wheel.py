"""A wheel with its axle along y and its outer face at -y."""
import numpy as np

from meshes import Part
from solid import capsule, common, cut, join, plate


def wheel_parts(radius, rim, half_width, holes):
    def tyre(x, y, z):
        r = np.hypot(x, z)
        middle, depth = (radius + rim - .03) / 2, (radius - rim + .03) / 2
        solid = plate(r, y, (middle, 0), (depth, half_width), .055)
        tread = np.maximum(np.abs(np.abs(y) - .045) - .006, radius - .014 - r)
        ring = np.maximum(np.abs(r - (rim + .035)) - .004, np.abs(np.abs(y) - half_width) - .006)
        return cut(cut(solid, tread, .008), ring, .006)

    def disc(x, y, z):
        r = np.hypot(x, z)
        face = .012 - half_width
        solid = common(np.abs(y - face - .025) - .025, r - rim + .004, .016)
        sector = 2 * np.pi / holes
        angle = np.mod(np.arctan2(z, x) + sector / 2, sector) - sector / 2
        hole = capsule(r * np.cos(angle), 0, r * np.sin(angle), (rim * .5, 0, 0), (rim * .73, 0, 0), rim * .155)
        hub = common(r + 0 * y - rim * .2, np.abs(y - face + .002) - .022, .016)
        edge = common(np.abs(r - rim + .004) - .013, np.abs(y) - half_width + .004, .01)
        return np.minimum(join(cut(solid, hole, .02), hub, .012), edge)

    def inside(x, y, z):
        return np.maximum(np.hypot(x, z) - rim + .005, np.abs(y) - .045)

    reach = radius + .03
    low, high = (-reach, -.16, -reach), (reach, .16, reach)
    return {
        'tyre': Part(tyre, low, high, .006, 'rubber'),
        'rim': Part(disc, low, high, .005, 'rim'),
        'wheel-inside': Part(inside, low, high, .01, 'dark trim'),
    }
