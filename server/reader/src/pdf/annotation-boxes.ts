import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from '../page-layout';
import type { Annotation } from './annotations';

/** The boxes of a form, each as a word at its place: ☒ if it is ticked, otherwise ☐. */
export function annotationBoxes(annotations: readonly Annotation[], view: PageViewport): Word[] {
  return annotations.filter(isBox).map((annotation) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = view.convertToViewportRectangle(annotation.rect).map(Number);
    return {
      text: isTicked(annotation) ? '☒' : '☐',
      confidence: 100,
      left: Math.min(x0, x1),
      right: Math.max(x0, x1),
      top: Math.min(y0, y1),
      bottom: Math.max(y0, y1),
    };
  });
}

const isBox = ({ subtype, fieldType, checkBox, radioButton }: Annotation): boolean =>
  subtype === 'Widget' && fieldType === 'Btn' && (checkBox === true || radioButton === true);

/** A box of which its form does not say by what value it is ticked counts as not ticked. */
function isTicked({ fieldValue, exportValue, buttonValue }: Annotation): boolean {
  return typeof fieldValue === 'string' && fieldValue === (buttonValue ?? exportValue);
}
