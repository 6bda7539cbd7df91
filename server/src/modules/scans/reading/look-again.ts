import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import { agreeOnAnswer } from './mending/agree-on-answer';
import { agreeOnTitle } from './mending/agree-on-title';
import { isFormTitle } from './mending/form-titles';
import { isFormWord } from './mending/form-words';
import type { Box, Word } from './page-layout';
import type { PreparedPage } from './raster/prepare-page';
import type { ReadingTools } from './reading-tools';
import { OTHER_LOOKS, recognisePhrases } from './recognise-page';
import type { ReadRow } from './table/read-rows';
import type { TextLine } from './table/text-lines';

/** A title or date that the recogniser was less sure of is read again: a title of the form needs little, one in words of no form much. */
const SURE = { formTitle: 60, formWords: 90, otherWords: 97, date: 90 };
/** A word of no form that all looks were less sure of than this may be one of a form, misread: the title comes with a doubt. */
const SURE_OF_UNKNOWN_WORD = 90;
const DOUBTED = 59;

/** N/A whose slash runs together with a letter is surely read so. */
const LOST_SLASH = /^na$/i;

type CellName = 'title' | 'date';
const CELLS: readonly CellName[] = ['title', 'date'];

/** A cell of a recognised page and how it was read, look by look. */
interface DoubtfulCell {
  row: ReadRow;
  name: CellName;
  looks: Word[][];
}

/** Reads doubtful titles and dates again, from the same ink: more looks see more than one, and where they differ it shows. */
export async function lookAgain(rows: readonly ReadRow[], page: PreparedPage, tools: ReadingTools): Promise<ReadRow[]> {
  const settled = new Map(rows.map((row) => [row, row]));
  let open = rows.flatMap((row) => CELLS.filter((name) => isDoubtful(row, name)).map((name): DoubtfulCell => ({ row, name, looks: [wordsOf(row.lines[name])] })));
  for (const look of OTHER_LOOKS) {
    const seen = await recognisePhrases(open.flatMap(({ row, name }) => row.lines[name]).map(inDots), page, look, tools);
    for (const cell of open) {
      cell.looks.push(seen.splice(0, cell.row.lines[cell.name].length).flat());
      settled.set(cell.row, agree(settled.get(cell.row) ?? cell.row, cell));
    }
    open = open.filter(({ row, name }) => isDoubtful(settled.get(row) ?? row, name));
  }
  return rows.map((row) => settled.get(row) ?? row);
}

function agree(row: ReadRow, { name, looks }: DoubtfulCell): ReadRow {
  if (name === 'title') {
    const { title, confidence } = agreeOnTitle(looks);
    return { ...row, cells: { ...row.cells, title }, confidence: { ...row.confidence, title: isInFormWords(title) || confidence >= SURE_OF_UNKNOWN_WORD ? confidence : Math.min(DOUBTED, confidence) } };
  }
  const { answer, confidence, isDisputed } = agreeOnAnswer(looks);
  return { ...row, cells: { ...row.cells, date: answer }, confidence: { ...row.confidence, date: confidence }, isDateDisputed: row.isDateDisputed || isDisputed };
}

function isDoubtful({ cells, confidence, lines }: ReadRow, name: CellName): boolean {
  if (lines[name].length === 0) return false;
  if (name === 'title') return confidence.title < enoughFor(cells.title);
  return confidence.date < SURE.date || LOST_SLASH.test(cells.date) || needsLook(dayInCell(cells.date));
}

function enoughFor(title: string): number {
  if (isFormTitle(title)) return SURE.formTitle;
  return isInFormWords(title) ? SURE.formWords : SURE.otherWords;
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
