import type { Annotation } from './annotations';
import type { Point } from './matrix';

/** The strokes of an annotation that strikes text out or is a line, from end to end, in the page's own coordinates. */
export function annotationStrokes({ subtype, quadPoints, lineCoordinates }: Annotation): [Point, Point][] {
  if (subtype === 'Line' && lineCoordinates) return [[pointAt(lineCoordinates, 0), pointAt(lineCoordinates, 2)]];
  if (subtype !== 'StrikeOut' || !quadPoints) return [];
  return Array.from({ length: Math.floor(quadPoints.length / 8) }, (_, quad) => {
    const at = quad * 8;
    return [middle(pointAt(quadPoints, at), pointAt(quadPoints, at + 4)), middle(pointAt(quadPoints, at + 2), pointAt(quadPoints, at + 6))];
  });
}

function pointAt(numbers: ArrayLike<number>, at: number): Point {
  return [numbers[at] ?? 0, numbers[at + 1] ?? 0];
}

function middle([x0, y0]: Point, [x1, y1]: Point): Point {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
