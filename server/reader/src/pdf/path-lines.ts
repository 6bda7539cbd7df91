import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { place, type Matrix, type Point } from './matrix';

/** The encoding of a path in pdfjs: a code, then the coordinates of its points. */
const PATH_STEPS = [
  { name: 'move', points: 1 },
  { name: 'line', points: 1 },
  { name: 'curve', points: 3 },
  { name: 'quadratic', points: 2 },
  { name: 'close', points: 0 },
] as const;

/** In points: a line that deviates by less is straight, level or upright. */
const STRAIGHT = 0.3;
/** In points: a curve is followed in pieces of about this length, up to a limit. */
const PIECE = 4;
const MOST_PIECES = 64;

/** A line of a path, from pen down to pen up, in the coordinates of the view. */
export interface DrawnLine {
  points: Point[];
  /** Its straight pieces, from end to end. */
  straight: [Point, Point][];
  isCurved: boolean;
}

/** The lines of a painted path; a path that only clips others has none. */
export function linesOf([paint, paths]: readonly unknown[], matrix: Matrix): DrawnLine[] {
  const path: unknown = Array.isArray(paths) ? paths[0] : null;
  if (paint === OPS.endPath || !(path instanceof Float32Array)) return [];
  const lines: DrawnLine[] = [];
  let line: DrawnLine = { points: [place(matrix, [0, 0])], straight: [], isCurved: false };
  for (let at = 0; at < path.length;) {
    const step = PATH_STEPS[path[at] ?? -1];
    if (!step) break;
    const given = Array.from({ length: step.points }, (_, index) =>
      place(matrix, [path[at + 1 + 2 * index] ?? 0, path[at + 2 + 2 * index] ?? 0]),
    );
    const from = line.points.at(-1) ?? [0, 0];
    const to = given.at(-1) ?? line.points[0] ?? from;
    if (step.name === 'move') lines.push((line = { points: [to], straight: [], isCurved: false }));
    else if (given.slice(0, -1).every((control) => distanceToChord(control, from, to) < STRAIGHT)) {
      line.points.push(to);
      line.straight.push([from, to]);
    } else {
      line.points.push(...alongCurve([from, ...given]));
      line.isCurved = true;
    }
    at += 1 + 2 * step.points;
  }
  return lines.filter(({ points }) => points.length > 1);
}

/** True if a line, however short its pieces are, goes neither level nor upright somewhere. */
export function isSlanted(points: readonly Point[]): boolean {
  return points
    .slice(1)
    .some(
      ([x, y], index) =>
        Math.min(Math.abs(x - (points[index]?.[0] ?? x)), Math.abs(y - (points[index]?.[1] ?? y))) > STRAIGHT,
    );
}

/** The distance of a point from the straight line between two others. */
function distanceToChord([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
  return Math.hypot(x - x0 - share * (x1 - x0), y - y0 - share * (y1 - y0));
}

/** The points of a curve after its first, from its ends and control points (de Casteljau). */
function alongCurve(bends: readonly Point[]): Point[] {
  const length = bends.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = bends[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
  const pieces = Math.min(MOST_PIECES, Math.max(1, Math.ceil(length / PIECE)));
  return Array.from({ length: pieces }, (_, index) => pointAt((index + 1) / pieces, bends));
}

function pointAt(share: number, bends: readonly Point[]): Point {
  const [first = [0, 0], ...others] = bends;
  if (others.length === 0) return first;
  const between = others.map(([x, y], index): Point => {
    const [fromX, fromY] = bends[index] ?? [x, y];
    return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
  });
  return pointAt(share, between);
}
