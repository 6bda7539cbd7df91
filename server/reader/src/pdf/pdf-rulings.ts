import { OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { heightOf, type Box, type Mark, type Rulings } from '../page-layout';
import { annotationStrokes, penStrokes } from './annotation-strokes';
import { annotationsOn } from './annotations';
import { drawingSteps } from './drawing-steps';
import { place, toMatrix, type Point } from './matrix';
import { isSlanted, linesOf } from './path-lines';

const SHORTEST = 5;
const SLANT = 1;
/** In points: a mark that is neither wider nor taller may be part of a letter, and is in one row. */
const LETTER = 8;

const PAINTS_PICTURE: number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageXObjectRepeat,
];
const CORNERS: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/**
 * The straight lines that the page draws, level or upright in `view`, in points; slanted lines as strokes of a pen;
 * and all other marks. Edges of filled boxes and strokes made by annotations count too.
 */
export async function pdfRulings(page: PDFPageProxy, view: PageViewport): Promise<Required<Rulings>> {
  const rulings: Required<Rulings> = { across: [], down: [], pen: [], ink: [], pictures: [] };
  for (const { operation, args, matrix } of await drawingSteps(page, view)) {
    if (PAINTS_PICTURE.includes(operation)) {
      const picture = boxOf(CORNERS.map((corner) => place(matrix, corner)));
      rulings.pictures.push(picture);
      rulings.ink.push(picture);
    }
    if (operation !== OPS.constructPath) continue;
    for (const { points, straight, isCurved } of linesOf(args, matrix)) {
      for (const [from, to] of straight) keep(rulings, from, to);
      if (isCurved || isSlanted(points)) rulings.ink.push(markOf(points));
    }
  }
  const toView = toMatrix(view.transform);
  const annotations = await annotationsOn(page);
  const inView = ([from, to]: [Point, Point]): [Point, Point] => [place(toView, from), place(toView, to)];
  for (const stroke of annotations.flatMap(annotationStrokes).map(inView)) {
    keep(rulings, ...stroke);
    if (isSlanted(stroke)) rulings.ink.push(markOf(stroke));
  }
  for (const stroke of annotations.flatMap(penStrokes).map(inView)) {
    rulings.pen.push({ from: stroke[0], to: stroke[1] });
    rulings.ink.push(markOf(stroke));
  }
  return rulings;
}

function keep(rulings: Required<Rulings>, [x0, y0]: Point, [x1, y1]: Point): void {
  const wide = Math.abs(x1 - x0);
  const tall = Math.abs(y1 - y0);
  if (tall < SLANT && wide > SHORTEST)
    rulings.across.push({ at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) });
  else if (wide < SLANT && tall > SHORTEST)
    rulings.down.push({ at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) });
  else if (wide > SHORTEST) rulings.pen.push({ from: [x0, y0], to: [x1, y1] });
}

/** A mark larger than a letter may go through several rows, so it includes its course. */
function markOf(points: readonly Point[]): Mark {
  const box = boxOf(points);
  if (box.right - box.left <= LETTER && heightOf(box) <= LETTER) return box;
  const course = new Float32Array(2 * points.length);
  for (const [index, point] of points.entries()) course.set(point, 2 * index);
  return { ...box, course };
}

/** Point by point: a drawing may have more of them than a call may have arguments. */
function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
