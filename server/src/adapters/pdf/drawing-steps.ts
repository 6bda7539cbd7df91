import { OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { combine, toMatrix, type Matrix } from './matrix';

/** One operation of a page's drawing, and the map from its own coordinates to the view that holds while it runs. */
export interface DrawingStep {
  operation: number;
  args: readonly unknown[];
  matrix: Matrix;
}

/** What a page draws, in order, with its changes of coordinates already followed. */
export async function drawingSteps(page: PDFPageProxy, view: PageViewport): Promise<DrawingStep[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const start = toMatrix(view.transform);
  const saved: Matrix[] = [];
  const steps: DrawingStep[] = [];
  let matrix = start;
  for (const [index, operation] of fnArray.entries()) {
    const args = listOf(argsArray[index]);
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? start;
    else if (operation === OPS.transform) matrix = combine(matrix, toMatrix(args));
    else steps.push({ operation, args, matrix });
  }
  return steps;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
