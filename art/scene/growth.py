"""Small soft solids: tree tops, shrubs, foam, the cat, a drop of water."""
import numpy as np

from meshes import Part
from solid import ball, capsule, ellipsoid, join


def ripples(x, y, z, pitch, depth):
    """A leafy surface: three waves that disturb each other."""
    along = np.sin(pitch * x + 2 * np.sin(.45 * pitch * y))
    across = np.sin(1.06 * pitch * y + 2 * np.sin(.42 * pitch * z))
    return depth * along * across * np.sin(1.1 * pitch * z + 2 * np.sin(.47 * pitch * x))


def joined_balls(x, y, z, balls, blend):
    solid = None
    for centre, radius in balls:
        blob = ball(x, y, z, centre, radius)
        solid = blob if solid is None else join(solid, blob, blend)
    return solid


def clumps():
    """A round tree top of leaf clumps, larger below, their places spread by the golden angle."""
    random = np.random.RandomState(11)
    found = [((0, 0, -.02), .80)]
    for i in range(44):
        height = -.78 + 1.72 * (i + .5) / 44
        angle, ring = i * 2.399, np.sqrt(max(.02, 1 - (height - .06) ** 2))
        size = .19 + .13 * random.rand() - .05 * height
        found.append(((.80 * ring * np.cos(angle), .80 * ring * np.sin(angle), .82 * height), size))
    return found


CLUMPS = clumps()


def tree_top(x, y, z):
    return joined_balls(x, y, z, CLUMPS, .10) + ripples(x, y, z, 17, .030)


def shrub(x, y, z):
    return ball(x, y, z, (0, 0, 0), .20) + ripples(x, y, z, 23, .012)


def heap():
    random = np.random.RandomState(3).rand(22)
    far = np.sqrt(np.linspace(.02, 1, 22))
    return [((.13 * np.cos(i * 2.399) * far[i], .13 * np.sin(i * 2.399) * far[i], .05 * (1 - far[i]) + .012 * random[i]),
             .045 + .025 * random[i]) for i in range(22)]


HEAP = heap()


def foam(x, y, z):
    return joined_balls(x, y, z, HEAP, .012)


def cat(x, y, z):
    """The cat, sitting and facing -y, 0.45 m to the tips of its ears."""
    side = np.abs(x)
    solid = join(ellipsoid(x, y, z, (0, .02, .13), (.105, .13, .145)),
                 ellipsoid(x, y, z, (0, -.035, .20), (.082, .08, .13)), .06)
    solid = join(solid, ellipsoid(x, y, z, (0, -.065, .355), (.086, .078, .073)), .035)
    solid = join(solid, capsule(side, y, z, (.050, -.058, .405), (.066, -.056, .452), .017), .030)
    solid = join(solid, capsule(side, y, z, (.045, -.10, .16), (.045, -.115, .022), .026), .03)
    tail = np.minimum(capsule(x, y, z, (.06, .12, .03), (.17, .06, .03), .024),
                      capsule(x, y, z, (.17, .06, .03), (.18, -.06, .03), .022))
    return np.maximum(join(solid, tail, .03), -z)


def drop(x, y, z):
    out = np.hypot(x, y)
    rise = np.clip((z + .02) / .36, 0, 1)
    point = np.maximum((out - .17 * (1 - rise) ** .62) * .8, z - .335)
    return np.where(z < -.02, np.sqrt(out * out + (z + .02) ** 2) - .17, point)


PARTS = {
    'tree-top': Part(tree_top, (-1.35, -1.35, -1.15), (1.35, 1.35, 1.35), .017, 'leaf'),
    'shrub': Part(shrub, (-.26,) * 3, (.26,) * 3, .009, 'hedge'),
    'foam': Part(foam, (-.25, -.25, -.1), (.25, .25, .2), .006, 'foam'),
    'cat': Part(cat, (-.25, -.2, -.02), (.25, .22, .5), .007, 'cat'),
    'drop': Part(drop, (-.25, -.25, -.25), (.25, .25, .40), .006, 'water'),
}
