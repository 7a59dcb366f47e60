"""Closed outlines in the plane, and their signed distance (negative inside), with numpy alone."""
import numpy as np


def rounded(points, steps=10):
    """A polygon of (x, y, radius) as a dense polyline. Corners are a little squarer than circles."""
    corners = [np.asarray(p[:2], float) for p in points]
    radii = [p[2] if len(p) > 2 else 0 for p in points]
    out = []
    for i, corner in enumerate(corners):
        if radii[i] <= 0:
            out.append(corner)
            continue
        to_before = corners[i - 1] - corner
        to_after = corners[(i + 1) % len(corners)] - corner
        room_before, room_after = np.linalg.norm(to_before), np.linalg.norm(to_after)
        start = corner + to_before / room_before * min(radii[i], room_before * .499)
        end = corner + to_after / room_after * min(radii[i], room_after * .499)
        pull_start = start + (corner - start) * .72
        pull_end = end + (corner - end) * .72
        t = np.linspace(0, 1, steps + 1)[:, None]
        out.extend((1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * pull_start
                   + 3 * (1 - t) * t * t * pull_end + t ** 3 * end)
    return np.asarray(out)


def distance_to_polygon(polygon, x, y):
    """Exact signed distance: nearest edge for the size, crossings for the sign."""
    nearest = np.full(x.shape, 1e9)
    sign = np.ones(x.shape)
    before = len(polygon) - 1
    for i in range(len(polygon)):
        edge_x, edge_y = polygon[before] - polygon[i]
        length = edge_x * edge_x + edge_y * edge_y
        if length > 1e-14:
            dx, dy = x - polygon[i, 0], y - polygon[i, 1]
            t = np.clip((dx * edge_x + dy * edge_y) / length, 0, 1)
            nearest = np.minimum(nearest, (dx - edge_x * t) ** 2 + (dy - edge_y * t) ** 2)
            above, below = y >= polygon[i, 1], y < polygon[before, 1]
            left = edge_x * dy > edge_y * dx
            sign = np.where((above & below & left) | (~above & ~below & ~left), -sign, sign)
        before = i
    return sign * np.sqrt(nearest)


class Outline:
    """A rounded polygon whose distance is kept on a fine grid and read by cubic splines: smooth everywhere."""

    def __init__(self, points, step=.006, margin=.7, corner_steps=10):
        polygon = rounded(points, corner_steps)
        self.step = step
        self.origin = polygon.min(0) - margin
        self.size = np.ceil((polygon.max(0) + margin - self.origin) / step).astype(int) + 1
        axes = [self.origin[k] + np.arange(self.size[k]) * step for k in (0, 1)]
        grid = np.meshgrid(*axes, indexing='ij')
        self.grid = distance_to_polygon(polygon, *grid).astype(np.float32)

    def __call__(self, x, y):
        x, y = np.broadcast_arrays(x, y)
        u, v = (x - self.origin[0]) / self.step, (y - self.origin[1]) / self.step
        inside_u = np.clip(u, 1.001, self.size[0] - 3.001)
        inside_v = np.clip(v, 1.001, self.size[1] - 3.001)
        beyond = np.hypot(u - inside_u, v - inside_v) * self.step
        i, j = np.floor(inside_u).astype(np.int32), np.floor(inside_v).astype(np.int32)
        across, along = spline_weights(inside_u - i), spline_weights(inside_v - j)
        total = 0
        for k in range(4):
            row = 0
            for m in range(4):
                row = row + along[m] * self.grid[i + k - 1, j + m - 1]
            total = total + across[k] * row
        return total + beyond


def spline_weights(t):
    return [(1 - t) ** 3 / 6, (3 * t ** 3 - 6 * t * t + 4) / 6,
            (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6, t ** 3 / 6]
