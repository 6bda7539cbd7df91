import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawingSteps } from './drawing-steps';
import type { Matrix } from './matrix';

/** A picture that the page paints: its name in the file, and the map from its unit square to the page as shown. */
export interface PaintedImage {
  id: string;
  matrix: Matrix;
}

const PAINTS_UNNAMED: number[] = [
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageXObjectRepeat,
];

/** The pictures that a page paints, in order; those that cannot be fetched by name have an empty name. */
export async function paintedImages(page: PDFPageProxy): Promise<PaintedImage[]> {
  const steps = await drawingSteps(page, page.getViewport({ scale: 1 }));
  return steps.flatMap(({ operation, args, matrix }) => {
    if (operation === OPS.paintImageXObject) return [{ id: String(args[0]), matrix }];
    return PAINTS_UNNAMED.includes(operation) ? [{ id: '', matrix }] : [];
  });
}

/** How much of the page the picture covers, 0 to 1. */
export function coverage({ matrix: [a, b, c, d] }: PaintedImage, page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.abs(a * d - b * c) / (width * height);
}
