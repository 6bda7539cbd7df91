import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import { asHardToRead, isHardToRead, isSure, isSureOfDate, isSureOfStrangeWord } from '../words/confidence';
import { agreeOnAnswer } from './agree-on-answer';
import { agreeOnTitle } from '../forms/agree-on-title';
import { isFormTitle } from '../forms/form-titles';
import { isFormWord } from '../forms/form-words';
import { withoutSpecks } from '../forms/correct-title';
import type { Box, Word } from '../page-layout';
import type { PreparedPage } from '../picture/prepare-page';
import type { ReadingTools } from '../reading-tools';
import { FURTHER_PASSES } from '../recognition/passes';
import { recognizePhrases } from '../recognition/recognize-page';
import { hasReason, reasonIf, withoutReason, withReasons } from '../row-flags';
import type { ReadRow } from '../table/contract-row';
import type { TextLine } from '../words/text-lines';
import { tidyCell } from '../words/tidy-cell';

/** N/A whose slash runs together with a letter is surely read so. */
const LOST_SLASH = /^na$/i;

type CellName = 'title' | 'date';
const CELLS: readonly CellName[] = ['title', 'date'];

/** A cell of a recognized page and its readings, pass by pass. */
interface UnclearCell {
  row: ReadRow;
  name: CellName;
  passes: Word[][];
}

/**
 * Reads unsure titles and dates again, from the same ink: several passes see more than one, and show where they
 * differ.
 */
export async function rereadCells(
  rows: readonly ReadRow[],
  page: PreparedPage,
  tools: ReadingTools,
): Promise<ReadRow[]> {
  const settled = new Map(rows.map((row) => [row, row]));
  let open = rows.flatMap((row) =>
    CELLS.filter((name) => isUnclearCell(row, name)).map((name): UnclearCell => ({
      row,
      name,
      passes: [wordsOf(row.lines[name])],
    })),
  );
  for (const pass of FURTHER_PASSES) {
    const seen = await recognizePhrases(
      open.flatMap(({ row, name }) => row.lines[name]).map(inDots),
      page,
      pass,
      tools,
    );
    for (const cell of open) {
      cell.passes.push(seen.splice(0, cell.row.lines[cell.name].length).flat());
      settled.set(cell.row, agree(settled.get(cell.row) ?? cell.row, cell));
    }
    open = open.filter((cell) => isUnclearCell(settled.get(cell.row) ?? cell.row, cell.name));
  }
  return rows.map((row) => settled.get(row) ?? row);
}

function agree(row: ReadRow, { name, passes }: UnclearCell): ReadRow {
  return name === 'title' ? withTitle(row, passes) : withAnswer(row, passes);
}

/** A word of no form that no pass was sure of may be one of a form, misread. */
function withTitle(row: ReadRow, passes: readonly Word[][]): ReadRow {
  const { title, confidence, isSeen } = agreeOnTitle(passes);
  const isKnown = isInFormWords(title) || isSure(confidence);
  const read = withoutReason(
    {
      ...row,
      cells: { ...row.cells, title },
      confidence: { ...row.confidence, title: isKnown ? confidence : asHardToRead(confidence) },
    },
    'title-mended',
  );
  return withReasons(read, reasonIf(!isSeen, 'title-mended', withoutSpecks(tidyCell(row.lines.title))));
}

function withAnswer(row: ReadRow, passes: readonly Word[][]): ReadRow {
  const { answer, confidence, other, passes: datePasses } = agreeOnAnswer(passes);
  const read = withoutReason(
    { ...row, datePasses, cells: { ...row.cells, date: answer }, confidence: { ...row.confidence, date: confidence } },
    'date-read-in-two-ways',
  );
  return withReasons(read, reasonIf(other !== null, 'date-read-in-two-ways', other ?? ''));
}

function isUnclearCell(row: ReadRow, name: CellName): boolean {
  const { cells, confidence, lines } = row;
  if (lines[name].length === 0) return false;
  if (name === 'title') return hasReason(row, 'title-mended') || !isReadWell(cells.title, confidence.title);
  return !isSureOfDate(confidence.date) || LOST_SLASH.test(cells.date) || needsLook(dayInCell(cells.date));
}

/** A title of the form needs little confidence, one in words of no form much. */
function isReadWell(title: string, confidence: number): boolean {
  if (isFormTitle(title)) return !isHardToRead(confidence);
  return isInFormWords(title) ? isSure(confidence) : isSureOfStrangeWord(confidence);
}

function isInFormWords(title: string): boolean {
  return title.split(/[ /]/).every(isFormWord);
}

function wordsOf(lines: readonly TextLine[]): Word[] {
  return lines.flatMap(({ words }) => words);
}

function inDots({ left, top, right, bottom }: Box): Box {
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
}
