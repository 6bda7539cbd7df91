import { OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boxAround, type Box, type Rulings } from '../page-layout';
import { annotationStrokes, penStrokes } from './annotation-strokes';
import { annotationsOn } from './annotations';
import { drawingSteps } from './drawing-steps';
import { place, toMatrix, type Point } from './matrix';

/** How pdfjs packs a path: a code, then so many coordinates. */
const PATH_STEPS = [
  { name: 'move', coordinates: 2 },
  { name: 'line', coordinates: 2 },
  { name: 'curve', coordinates: 6 },
  { name: 'quadratic', coordinates: 4 },
  { name: 'close', coordinates: 0 },
] as const;

const SHORTEST = 5;
const SLANT = 1;
/** In points: what is off by less is level, or upright. */
const STRAIGHT = 0.3;

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
 * The straight lines that the page draws, level or upright in `view`, in points, what slants as strokes of a pen, and the boxes of all
 * that is no ruling. Edges of filled boxes and strokes made by annotations count too.
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
    for (const line of linesOf(args)) {
      const points = line.points.map((point) => place(matrix, point));
      for (const [index, to] of points.slice(1).entries()) keep(rulings, points[index] ?? to, to);
      if (line.isCurved || isSlanted(points)) rulings.ink.push(boxOf(points));
    }
  }
  const toView = toMatrix(view.transform);
  const annotations = await annotationsOn(page);
  for (const [from, to] of annotations.flatMap(annotationStrokes))
    keep(rulings, place(toView, from), place(toView, to));
  for (const [from, to] of annotations.flatMap(penStrokes)) {
    const stroke = { from: place(toView, from), to: place(toView, to) };
    rulings.pen.push(stroke);
    rulings.ink.push(boxOf([stroke.from, stroke.to]));
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

interface DrawnLine {
  points: Point[];
  isCurved: boolean;
}

/** The lines of a path, each from where the pen is set down to where it is lifted; a curve goes straight to its end. */
function linesOf([paint, paths]: readonly unknown[]): DrawnLine[] {
  const path: unknown = Array.isArray(paths) ? paths[0] : null;
  // A path that only limits where others may draw is no line.
  if (paint === OPS.endPath || !(path instanceof Float32Array)) return [];
  const lines: DrawnLine[] = [];
  let line: DrawnLine = { points: [[0, 0]], isCurved: false };
  for (let at = 0; at < path.length;) {
    const step = PATH_STEPS[path[at] ?? -1];
    if (!step) break;
    const end = at + 1 + step.coordinates;
    const next: Point = step.name === 'close' ? (line.points[0] ?? [0, 0]) : [path[end - 2] ?? 0, path[end - 1] ?? 0];
    if (step.name === 'move') lines.push((line = { points: [next], isCurved: false }));
    else line.points.push(next);
    if (step.name === 'curve' || step.name === 'quadratic') line.isCurved = true;
    at = end;
  }
  return lines.filter(({ points }) => points.length > 1);
}

/** Whether a line, however short its pieces are, goes neither level nor upright somewhere. */
function isSlanted(points: readonly Point[]): boolean {
  return points
    .slice(1)
    .some(
      ([x, y], index) =>
        Math.min(Math.abs(x - (points[index]?.[0] ?? x)), Math.abs(y - (points[index]?.[1] ?? y))) > STRAIGHT,
    );
}

function boxOf(points: readonly Point[]): Box {
  return boxAround(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })));
}
