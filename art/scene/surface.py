"""From a signed distance to a quad mesh: surface nets, polished by a few Newton steps onto the true surface."""
import numpy as np

CORNERS = np.asarray([[a, b, c] for a in (0, 1) for b in (0, 1) for c in (0, 1)])
TETRAHEDRON = np.asarray([[1, -1, -1], [-1, -1, 1], [-1, 1, -1], [1, 1, 1]], float)


def mesh(field, low, high, step):
    """Points, quads (outward) and normals of field = 0 inside the box low..high, in cells of `step` metres."""
    low, high = np.asarray(low, float), np.asarray(high, float)
    size = np.ceil((high - low) / step).astype(int) + 1
    x, y, z = (low[k] + np.arange(size[k]) * step for k in range(3))
    values = field(x[:, None, None], y[None, :, None], z[None, None, :])
    values = np.broadcast_to(values, size).astype(np.float32)
    inside = values < 0
    cells, index = crossing_cells(inside, size)
    points = polish(field, (cell_points(values, cells) + cells) * step + low, step)
    normals = gradient(field, points, step * .35)
    normals /= np.maximum(np.linalg.norm(normals, axis=1), 1e-6)[:, None]
    quads = facing_out(points, quads_between(inside, index, size), normals)
    return points.astype(np.float32), quads.astype(np.int32), normals.astype(np.float32)


def crossing_cells(inside, size):
    count = np.zeros(size - 1, np.int8)
    for a, b, c in CORNERS:
        count += inside[a:size[0] - 1 + a, b:size[1] - 1 + b, c:size[2] - 1 + c]
    cells = np.argwhere((count > 0) & (count < 8))
    index = np.full(size - 1, -1, np.int32)
    index[tuple(cells.T)] = np.arange(len(cells))
    return cells, index


def cell_points(values, cells):
    """The mean of the crossings on each cell's twelve edges."""
    total, weight = np.zeros((len(cells), 3)), np.zeros(len(cells))
    corner = [values[tuple((cells + c).T)].astype(float) for c in CORNERS]
    for i in range(8):
        for j in range(i + 1, 8):
            if np.abs(CORNERS[i] - CORNERS[j]).sum() != 1:
                continue
            crosses = (corner[i] < 0) != (corner[j] < 0)
            t = np.where(crosses, corner[i] / np.where(crosses, corner[i] - corner[j], 1), 0)
            total += np.where(crosses[:, None], CORNERS[i] + (CORNERS[j] - CORNERS[i]) * t[:, None], 0)
            weight += crosses
    return total / weight[:, None]


def quads_between(inside, index, size):
    """One quad round every grid edge whose two ends differ."""
    quads = []
    for axis in range(3):
        p, q = (k for k in range(3) if k != axis)
        here = np.take(inside, range(size[axis] - 1), axis)
        there = np.take(inside, range(1, size[axis]), axis)
        edges = np.argwhere(here != there)
        inner = (edges[:, p] > 0) & (edges[:, q] > 0) & (edges[:, p] < size[p] - 1) & (edges[:, q] < size[q] - 1)
        edges = edges[inner]
        around = []
        for dp, dq in ((0, 0), (1, 0), (1, 1), (0, 1)):
            cell = edges.copy()
            cell[:, p] -= dp
            cell[:, q] -= dq
            around.append(index[tuple(cell.T)])
        quads.append(np.stack(around, 1))
    quads = np.concatenate(quads)
    return quads[(quads >= 0).all(1)]


def facing_out(points, quads, normals):
    if len(quads):
        across = np.cross(points[quads[:, 1]] - points[quads[:, 0]], points[quads[:, 2]] - points[quads[:, 0]])
        inward = (across * normals[quads[:, 0]]).sum(1) < 0
        quads[inward] = quads[inward][:, ::-1]
    return quads


def polish(field, points, step, rounds=2):
    for _ in range(rounds):
        slope = gradient(field, points, step * .35)
        value = field(points[:, 0], points[:, 1], points[:, 2])
        move = -(value / np.maximum((slope * slope).sum(1), .2))[:, None] * slope
        length = np.linalg.norm(move, axis=1)
        points = points + move * np.minimum(1, .6 * step / np.maximum(length, 1e-9))[:, None]
    return points


def gradient(field, points, reach):
    total = np.zeros_like(points)
    for k in TETRAHEDRON:
        moved = points + k * reach
        total += k * field(moved[:, 0], moved[:, 1], moved[:, 2])[:, None]
    return total / (4 * reach)
