import { FormSheet, ONE_DATE } from '../hard/draw-form';
import { HEADER, rowsOfForm } from '../hard/rows-of-form';
import { styleOf } from '../hard/typed-cases';

/** Texts of a line, at their distances from the left edge in points; a text alone begins at the margin. */
export type Line = string | readonly (readonly [x: number, text: string])[];

/** A contract as its pages before the table of dates, and those behind it. */
export interface StatedPages {
  before: readonly Line[];
  behind: readonly Line[];
}

const MARGIN = 60;
const LEADING = 14.4;

/** Draws a typed contract that states more than its dates; `rows` are those of its table. */
export function drawStated(
  number: number,
  { before, behind }: StatedPages,
  rows = rowsOfForm(number).rows,
): Promise<Buffer> {
  const sheet = new FormSheet(styleOf(number));
  writePage(sheet, before);
  sheet.drawTable(ONE_DATE, HEADER, rows, '3.1. Dates and Deadlines.');
  writePage(sheet, behind);
  return sheet.end();
}

function writePage(sheet: FormSheet, lines: readonly Line[]): void {
  sheet.beginPage('CONTRACT TO BUY AND SELL REAL ESTATE');
  for (const [index, line] of lines.entries())
    for (const [x, text] of typeof line === 'string' ? [[MARGIN, line] as const] : line)
      sheet.write(text, x, 84 + index * LEADING);
}
