import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from '../page-layout';
import { linesOf, type Annotation } from './annotations';

/** In units of the page: the size of letters if the annotation names none. */
const USUAL_SIZE = 10;
/** The width of a letter, in its size; the words of a long text move together so that they stay inside. */
const LETTER = 0.5;
const LEADING = 1.15;

/** The words of filled-in fields and of notes typed onto the page, at their positions. */
export function annotationWords(annotations: readonly Annotation[], view: PageViewport): Word[] {
  return annotations.flatMap((annotation) => {
    const lines = linesOf(annotation);
    const [x0, y0, x1, y1] = view.convertToViewportRectangle(annotation.rect).map(Number);
    const [left, right, top, bottom] = [
      Math.min(x0 ?? 0, x1 ?? 0),
      Math.max(x0 ?? 0, x1 ?? 0),
      Math.min(y0 ?? 0, y1 ?? 0),
      Math.max(y0 ?? 0, y1 ?? 0),
    ];
    const asked = annotation.defaultAppearanceData?.fontSize ?? 0;
    const size = Math.min((asked > 0 ? asked : USUAL_SIZE) * view.userUnit, (bottom - top) / lines.length);
    const first = (top + bottom - lines.length * size * LEADING) / 2;
    return lines.flatMap((line, index) =>
      wordsOf(line, { left, right, top: Math.max(top, first) + index * size * LEADING, size }),
    );
  });
}

function wordsOf(
  line: string,
  { left, right, top, size }: { left: number; right: number; top: number; size: number },
): Word[] {
  const letter = Math.min(LETTER * size, (right - left) / line.length);
  return [...line.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 100,
    left: left + match.index * letter,
    right: left + (match.index + match[0].length) * letter,
    top,
    bottom: top + size,
  }));
}
