import type { PageText } from '../../src/mentions/other-mentions';
import { text } from './a-page';

const MARGIN = 60;
const LEADING = 14;

/** Texts of a line, at their distances from the left edge in points; a text alone begins at the margin. */
export type TextLine = string | readonly (readonly [x: number, text: string])[];

/** A typed page of lines. */
export function aTextPage(number: number, lines: readonly TextLine[]): PageText {
  const words = lines.flatMap((line, index) =>
    (typeof line === 'string' ? [[MARGIN, line] as const] : line).flatMap(([x, words]) =>
      text(x, 60 + index * LEADING, words),
    ),
  );
  return { number, words };
}
