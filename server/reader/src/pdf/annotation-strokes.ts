import type { Annotation } from './annotations';
import type { Point } from './matrix';

/** The strokes of an annotation that strikes text out or is a line, from end to end, in the page's own coordinates. */
export function annotationStrokes({ subtype, quadPoints, lineCoordinates }: Annotation): [Point, Point][] {
  if (subtype === 'Line' && lineCoordinates) return [[pointAt(lineCoordinates, 0), pointAt(lineCoordinates, 2)]];
  if (subtype !== 'StrikeOut' || !quadPoints) return [];
  return Array.from({ length: Math.floor(quadPoints.length / 8) }, (_, quad) => {
    const at = quad * 8;
    return [
      middle(pointAt(quadPoints, at), pointAt(quadPoints, at + 4)),
      middle(pointAt(quadPoints, at + 2), pointAt(quadPoints, at + 6)),
    ];
  });
}

/** In points, between the strokes that represent a stamp: no word slips through. */
const HATCH = 2;

/** The strokes of a pen over the page, from point to point, and stamps, which cover all of their box. */
export function penStrokes({ subtype, inkLists, vertices, rect }: Annotation): [Point, Point][] {
  if (subtype === 'Ink') return (inkLists ?? []).flatMap(alongPoints);
  if (subtype === 'PolyLine' && vertices) return alongPoints(vertices);
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  if (subtype !== 'Stamp') return [];
  return Array.from({ length: Math.floor((top - bottom) / HATCH) }, (_, line) => [
    [left, bottom + HATCH * line],
    [right, bottom + HATCH * line],
  ]);
}

function alongPoints(numbers: ArrayLike<number>): [Point, Point][] {
  return Array.from({ length: Math.max(0, Math.floor(numbers.length / 2) - 1) }, (_, index) => [
    pointAt(numbers, 2 * index),
    pointAt(numbers, 2 * index + 2),
  ]);
}

function pointAt(numbers: ArrayLike<number>, at: number): Point {
  return [numbers[at] ?? 0, numbers[at + 1] ?? 0];
}

function middle([x0, y0]: Point, [x1, y1]: Point): Point {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
