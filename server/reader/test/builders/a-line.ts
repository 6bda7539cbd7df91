import type { Mark } from '../../src/page-layout';

/** One line from point to point, with the box around it. */
export function aLine(...points: [x: number, y: number][]): Mark {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    course: Float32Array.from(points.flat()),
  };
}
