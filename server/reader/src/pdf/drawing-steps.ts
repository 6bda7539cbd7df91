import { AnnotationMode, OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { listOperations } from './list-operations';
import { combine, toMatrix, type Matrix } from './matrix';

/** One operation of a page's drawing, and the state in which it runs. */
export interface DrawingStep {
  operation: number;
  args: readonly unknown[];
  /** From its own coordinates to the view. */
  matrix: Matrix;
  /** How letters are painted; 3 and 7 leave no trace. */
  textMode: number;
}

type State = Pick<DrawingStep, 'matrix' | 'textMode'>;

const SAVES: number[] = [OPS.save, OPS.paintFormXObjectBegin];
const RESTORES: number[] = [OPS.restore, OPS.paintFormXObjectEnd];

/**
 * The drawing operations of a page, in order, with its changes of coordinates applied. Annotations are left out.
 * @throws ReadingRefused if the page has too many
 */
export async function drawingSteps(page: PDFPageProxy, view: PageViewport): Promise<DrawingStep[]> {
  const { fnArray, argsArray } = await listOperations(page, { annotationMode: AnnotationMode.DISABLE });
  const start: State = { matrix: toMatrix(view.transform), textMode: 0 };
  const saved: State[] = [];
  const steps: DrawingStep[] = [];
  let state = start;
  for (const [index, operation] of fnArray.entries()) {
    const args = listOf(argsArray[index]);
    if (SAVES.includes(operation)) saved.push(state);
    if (RESTORES.includes(operation)) state = saved.pop() ?? start;
    else if (operation === OPS.transform) state = { ...state, matrix: combine(state.matrix, toMatrix(args)) };
    else if (operation === OPS.paintFormXObjectBegin) state = { ...state, matrix: insideForm(state.matrix, args[0]) };
    else if (operation === OPS.setTextRenderingMode) state = { ...state, textMode: Number(args[0]) };
    else steps.push({ operation, args, ...state });
  }
  return steps;
}

/** A form (a drawing inside the drawing) may have a map of its own. */
function insideForm(outside: Matrix, own: unknown): Matrix {
  return own instanceof Float32Array ? combine(outside, toMatrix([...own])) : outside;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
