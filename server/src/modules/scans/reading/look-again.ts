import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import { mendAnswer } from './mending/mend-answer';
import type { Box } from './page-layout';
import type { PreparedPage } from './raster/prepare-page';
import type { ReadingTools } from './reading-tools';
import { recognisePhrases } from './recognise-page';
import type { ReadRow } from './table/read-tables';
import { groupIntoLines } from './table/text-lines';
import { tidyCell } from './table/tidy-cell';

/** Dates that the recogniser was less sure of are read a second time, this much larger. */
const SURE = 80;
const TIMES = 1.4;
/** The confidence in a date of which two readings differ: below any that the recogniser gives. */
export const TWO_READINGS = -1;

/** Reads doubtful date cells a second time, from the same ink: two looks see more than one, and where they differ it shows. */
export async function lookAgain(rows: readonly ReadRow[], page: PreparedPage, tools: ReadingTools): Promise<ReadRow[]> {
  const doubtful = rows.flatMap((row) => (row.dateBox && isDoubtful(row) ? [{ row, box: inDots(row.dateBox) }] : []));
  if (doubtful.length === 0) return [...rows];
  const lines = await recognisePhrases(doubtful.map(({ box }) => box), page, TIMES, tools);
  const seconds = new Map(doubtful.map(({ row }, index) => [row, lines[index] ?? []]));
  return rows.map((row) => {
    const words = seconds.get(row);
    if (!words || words.length === 0) return row;
    return weigh(row, mendAnswer(tidyCell(groupIntoLines(words))), Math.min(...words.map((word) => word.confidence)));
  });
}

/** The better of two readings of a date cell. Two that both make sense and differ leave no confidence in either. */
function weigh(row: ReadRow, second: string, confidence: number): ReadRow {
  const first = row.cells.date;
  if (second === first) return { ...row, confidence: { ...row.confidence, date: Math.max(row.confidence.date, confidence) } };
  const [firstMakesSense, secondMakesSense] = [makesSense(first), makesSense(second)];
  const takesSecond = secondMakesSense && (!firstMakesSense || confidence > row.confidence.date);
  const chosen = takesSecond ? { date: second, confidence } : { date: first, confidence: row.confidence.date };
  const sure = firstMakesSense && secondMakesSense ? TWO_READINGS : chosen.confidence;
  return { ...row, cells: { ...row.cells, date: chosen.date }, confidence: { ...row.confidence, date: sure } };
}

function isDoubtful(row: ReadRow): boolean {
  return row.confidence.date < SURE || !makesSense(row.cells.date);
}

function makesSense(words: string): boolean {
  return !needsLook(dayInCell(words));
}

function inDots(box: Box): Box {
  return { left: Math.floor(box.left), top: Math.floor(box.top), right: Math.ceil(box.right), bottom: Math.ceil(box.bottom) };
}
