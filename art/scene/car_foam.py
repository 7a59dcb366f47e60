"""Soap on the car: blobs that sit in its skin, on the roof and the bonnet, being washed off."""
import numpy as np

from car import hull
from meshes import Part
from solid import ball, join


def foam_parts():
    return {
        'roof-foam': foam_on(foam_bubbles((.40, -.30), (.58, .33), 70, 3, .092)),
        'bonnet-foam': foam_on(foam_bubbles((-1.30, -.20), (.23, .36), 42, 8, .074)),
    }


def height_at(x, y):
    """Top of the car at a place seen from above, by bisection."""
    low, high = .6, 2.
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if hull(*np.asarray([[x], [y], [middle]]))[0] < 0 else (low, middle)
    return low


def foam_bubbles(centre, reach, count, seed, largest):
    """Blobs that sit in the car's skin, big in the middle of a patch and small at its edge."""
    random = np.random.RandomState(seed)
    blobs = []
    for i in range(count):
        angle, far = i * 2.399, np.sqrt((i + .5) / count)
        wobble = 1 + .22 * np.sin(3 * angle + seed)
        x = centre[0] + reach[0] * far * wobble * np.cos(angle)
        y = centre[1] + reach[1] * far * wobble * np.sin(angle)
        size = largest * (1 - .5 * far ** 2) * (.7 + .6 * random.rand())
        blobs.append(((x, y, height_at(x, y) - .2 * size), size))
    return blobs


def foam_on(blobs):
    def foam(x, y, z):
        solid = None
        for centre, size in blobs:
            blob = ball(x, y, z, centre, size)
            solid = blob if solid is None else join(solid, blob, .012)
        return solid

    low = np.min([np.asarray(centre) - size for centre, size in blobs], 0) - .04
    high = np.max([np.asarray(centre) + size for centre, size in blobs], 0) + .04
    return Part(foam, tuple(low), tuple(high), .009, 'foam')
