"""Solids as signed distances (negative inside): a few shapes, and ways to join and cut them softly."""
import numpy as np


def join(a, b, blend):
    """Union whose seam is filled over `blend` metres."""
    h = np.maximum(blend - np.abs(a - b), 0) / blend
    return np.minimum(a, b) - h * h * h * blend / 6


def common(a, b, blend):
    """Intersection with a rounded edge."""
    return -join(-a, -b, blend)


def cut(a, b, blend):
    """`a` without `b`, the edge rounded."""
    return common(a, -b, blend)


def ramp(start, end, x):
    """0 before start, 1 after end, smooth between."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def block(x, y, z, centre, half, radius):
    qx = np.abs(x - centre[0]) - half[0] + radius
    qy = np.abs(y - centre[1]) - half[1] + radius
    qz = np.abs(z - centre[2]) - half[2] + radius
    outside = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2 + np.maximum(qz, 0) ** 2)
    return outside + np.minimum(np.maximum(qx, np.maximum(qy, qz)), 0) - radius


def plate(x, y, centre, half, radius):
    """A rounded rectangle, endless along the third axis."""
    qx = np.abs(x - centre[0]) - half[0] + radius
    qy = np.abs(y - centre[1]) - half[1] + radius
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - radius


def capsule(x, y, z, start, end, radius):
    start = np.asarray(start, float)
    d = np.asarray(end, float) - start
    t = np.clip(((x - start[0]) * d[0] + (y - start[1]) * d[1] + (z - start[2]) * d[2]) / (d @ d), 0, 1)
    return np.sqrt((x - start[0] - d[0] * t) ** 2 + (y - start[1] - d[1] * t) ** 2
                   + (z - start[2] - d[2] * t) ** 2) - radius


def ball(x, y, z, centre, radius):
    return np.sqrt((x - centre[0]) ** 2 + (y - centre[1]) ** 2 + (z - centre[2]) ** 2) - radius


def ellipsoid(x, y, z, centre, radii):
    dx, dy, dz = x - centre[0], y - centre[1], z - centre[2]
    near = np.sqrt((dx / radii[0]) ** 2 + (dy / radii[1]) ** 2 + (dz / radii[2]) ** 2)
    slope = np.sqrt((dx / radii[0] ** 2) ** 2 + (dy / radii[1] ** 2) ** 2 + (dz / radii[2] ** 2) ** 2)
    return near * (near - 1) / (slope + 1e-9)
