import { OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rulings } from '../page-layout';
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

/** The straight lines that the page draws, level or upright in `view`, in points, and what slants as strokes of a pen. Edges of filled boxes and strokes made by annotations count too. */
export async function pdfRulings(page: PDFPageProxy, view: PageViewport): Promise<Required<Rulings>> {
  const rulings: Required<Rulings> = { across: [], down: [], pen: [] };
  for (const { operation, args, matrix } of await drawingSteps(page, view)) {
    if (operation !== OPS.constructPath) continue;
    for (const [from, to] of segmentsOf(args)) keep(rulings, place(matrix, from), place(matrix, to));
  }
  const toView = toMatrix(view.transform);
  const annotations = await annotationsOn(page);
  for (const [from, to] of annotations.flatMap(annotationStrokes))
    keep(rulings, place(toView, from), place(toView, to));
  for (const [from, to] of annotations.flatMap(penStrokes))
    rulings.pen.push({ from: place(toView, from), to: place(toView, to) });
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

function segmentsOf([paint, paths]: readonly unknown[]): [Point, Point][] {
  const path: unknown = Array.isArray(paths) ? paths[0] : null;
  // A path that only limits where others may draw is no line.
  if (paint === OPS.endPath || !(path instanceof Float32Array)) return [];
  const segments: [Point, Point][] = [];
  let start: Point = [0, 0];
  let pen: Point = start;
  for (let at = 0; at < path.length;) {
    const step = PATH_STEPS[path[at] ?? -1];
    if (!step) break;
    const end = at + 1 + step.coordinates;
    const next: Point = step.name === 'close' ? start : [path[end - 2] ?? 0, path[end - 1] ?? 0];
    if (step.name === 'move') start = next;
    else if (step.name === 'line' || step.name === 'close') segments.push([pen, next]);
    pen = next;
    at = end;
  }
  return segments;
}
