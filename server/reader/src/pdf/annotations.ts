import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

const [INVISIBLE, HIDDEN, NO_VIEW] = [0x01, 0x02, 0x20];
const corners = z.array(z.number()).length(4);
const numbers = z.custom<ArrayLike<number>>((value) => ArrayBuffer.isView(value) || Array.isArray(value));

/** An annotation that somebody put on a page after it was made: a filled-in field, a typed note, a stroke. */
const annotation = z.object({
  subtype: z.string(),
  rect: corners,
  annotationFlags: z.number().default(0),
  fieldType: z.string().nullish(),
  fieldValue: z.unknown().optional(),
  /** Of a box: its value when it is ticked. */
  exportValue: z.string().nullish(),
  buttonValue: z.string().nullish(),
  checkBox: z.boolean().nullish(),
  radioButton: z.boolean().nullish(),
  /** The lines of its appearance, if it has one. */
  textContent: z.array(z.string()).nullish(),
  contentsObj: z.object({ str: z.string() }).nullish(),
  defaultAppearanceData: z.object({ fontSize: z.number() }).nullish(),
  quadPoints: numbers.nullish(),
  lineCoordinates: numbers.nullish(),
  inkLists: z.array(numbers).nullish(),
  vertices: numbers.nullish(),
});
export type Annotation = z.infer<typeof annotation>;

/** The annotations of a page that a reader sees. */
export async function annotationsOn(page: PDFPageProxy): Promise<Annotation[]> {
  const all: unknown[] = await page.getAnnotations({ intent: 'display' });
  return all.flatMap((one) => {
    const { success, data } = annotation.safeParse(one);
    return success && (data.annotationFlags & (INVISIBLE | HIDDEN | NO_VIEW)) === 0 ? [data] : [];
  });
}

/**
 * The lines of text that an annotation shows. If a field's value differs from the text that it shows, the result has
 * both: a person must say which one is valid.
 */
export function linesOf({ subtype, fieldType, fieldValue, textContent, contentsObj }: Annotation): string[] {
  const isField = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch');
  if (!isField && subtype !== 'FreeText') return [];
  const stored = (
    isField ? [fieldValue].flat().filter((value) => typeof value === 'string') : [contentsObj?.str ?? '']
  ).flatMap((text) => text.split(/[\r\n]+/));
  const shown = textContent ?? [];
  const bare = (lines: readonly string[]) => lines.join('').replace(/\s/g, '');
  return [...shown, ...(bare(shown) === bare(stored) ? [] : stored)].filter((line) => line.trim() !== '');
}
