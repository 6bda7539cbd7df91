import type { Box, Mark } from '../page-layout';

/** True if a line runs through a box; false for marks without a course. */
export function runsThrough(mark: Mark, box: Box): boolean {
  return meet(mark, box) && widthsWithin(mark, box).length > 0;
}

/** The total width, from left to right or back, that a line covers inside a box. */
export function runInside(mark: Mark, box: Box): number {
  return meet(mark, box) ? widthsWithin(mark, box).reduce((sum, width) => sum + width, 0) : 0;
}

/** The widths of the pieces of a line that are inside a box. */
function widthsWithin({ course = new Float32Array() }: Mark, box: Box): number[] {
  const widths: number[] = [];
  for (let at = 0; at + 3 < course.length; at += 2) {
    const [x0, y0, x1, y1] = [course[at] ?? 0, course[at + 1] ?? 0, course[at + 2] ?? 0, course[at + 3] ?? 0];
    const inside = shareBetween(x0, x1, box.left, box.right, shareBetween(y0, y1, box.top, box.bottom, [0, 1]));
    if (inside) widths.push(Math.abs(x1 - x0) * (inside[1] - inside[0]));
  }
  return widths;
}

/** The share of a way on which its coordinate is between two limits, within the given share; null if there is none. */
function shareBetween(
  start: number,
  end: number,
  low: number,
  high: number,
  given: readonly [number, number] | null,
): readonly [number, number] | null {
  if (!given) return null;
  if (start === end) return start >= low && start <= high ? given : null;
  const [a, b] = [(low - start) / (end - start), (high - start) / (end - start)];
  const [from, to] = [Math.max(given[0], Math.min(a, b)), Math.min(given[1], Math.max(a, b))];
  return from <= to ? [from, to] : null;
}

function meet(a: Box, b: Box): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
}
