import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { annotationsOn } from './annotations';
import { drawingSteps } from './drawing-steps';

const PAINTS_TEXT: number[] = [OPS.showText, OPS.showSpacedText, OPS.nextLineShowText, OPS.nextLineSetSpacingShowText];
const INVISIBLE = [3, 7];
/** Annotations that add nothing to see. */
const NOTHING_NEW = ['Link', 'Popup', 'Text'];

/**
 * True if a page shows more than its picture: text typed over it, lines drawn through it, filled-in fields, notes. The
 * invisible text that scanners put below or above their pictures does not count.
 */
export async function isPaintedOver(page: PDFPageProxy): Promise<boolean> {
  if ((await annotationsOn(page)).some(({ subtype }) => !NOTHING_NEW.includes(subtype))) return true;
  const steps = await drawingSteps(page, page.getViewport({ scale: 1 }));
  const picture = steps.findIndex(({ operation }) => operation === OPS.paintImageXObject);
  return steps
    .slice(picture + 1)
    .some(({ operation, args, textMode }) =>
      operation === OPS.constructPath
        ? args[0] !== OPS.endPath
        : PAINTS_TEXT.includes(operation) && !INVISIBLE.includes(textMode),
    );
}
