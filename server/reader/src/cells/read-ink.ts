import { dayInCell, type NoDayReason } from '@keydate/domain/day-in-cell';
import { heightOf, median, type Box, type Mark, type Ruling, type Word } from '../page-layout';
import type { GrayImage } from '../picture/gray-image';
import type { ReadingTools, TypedPage } from '../reading-tools';
import { FURTHER_PASSES, THICKENED } from '../recognition/passes';
import { recognizePhrases } from '../recognition/recognize-page';
import { reasonIf, withReasons } from '../row-flags';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';
import { agreeOnAnswer } from './agree-on-answer';
import { findCoveredRows, findInkedCells, type InkedCell } from './find-inked-cells';
import { hasPaleInk, hasPaleInkOfItsOwn, inkIn } from './ink-in-cell';

/** A mark taller than this many rows belongs to the page: a seal, a signature, a background. */
const TALLEST = 3;
/** In points: half the width of a drawn line, and the length below which a line may be part of a letter. */
const LINE = 0.6;
const SHORTEST_RULING = 20;

/** Answers that name no day, no other place and nothing to count from: in handwriting they are guesses at its letters. */
const GUESSED: readonly NoDayReason[] = ['impossible-day', 'no-year', 'unreadable'];

/**
 * Reads the date cells of a typed page that somebody wrote or drew into, which its text lacks. The printed titles say
 * which row a cell belongs to. It flags what it read, a typed date that something is drawn over, and a cell that it
 * could not read.
 */
export async function readInk(
  page: TypedPage,
  parts: readonly TablePart[],
  tools: Pick<ReadingTools, 'recognizer'>,
): Promise<{ parts: TablePart[]; isRecognized: boolean }> {
  const { ink = [] } = page.rulings;
  const blank = parts.flatMap((part) => findInkedCells(part, ink)).filter(({ row }) => row.cells.date === '');
  const marked = new Set(parts.flatMap((part) => markedRows(part, ink)));
  const covered = new Set(parts.flatMap((part) => findCoveredRows(part, ink, (mark) => isOfPage(mark, part))));
  const { read, isRecognized } = await readBlankCells(page, blank, marked, tools);
  const settled = parts.map((part) => ({
    ...part,
    rows: part.rows.map(
      (row) => read.get(row) ?? withReasons(row, reasonIf(isWrittenOver(row, covered), 'ink-over-date')),
    ),
  }));
  return { parts: settled, isRecognized };
}

/** The rows whose date cell has a drawing no larger than a few rows. */
function markedRows(part: TablePart, ink: readonly Mark[]): ReadRow[] {
  const small = ink.filter((mark) => !isOfPage(mark, part));
  return findInkedCells(part, small).map(({ row }) => row);
}

/** True if a mark is as tall as several rows of a table, so that it belongs to more than one cell. */
export function isOfPage(mark: Box, { pitch }: Pick<TablePart, 'pitch'>): boolean {
  return heightOf(mark) >= TALLEST * (pitch || Infinity);
}

/** A date that is known to be struck out has a flag of its own. */
function isWrittenOver(row: ReadRow, covered: ReadonlySet<ReadRow>): boolean {
  return row.cells.date !== '' && covered.has(row) && !row.reasons.some(({ kind }) => kind === 'struck-out');
}

/**
 * Reads the writing in blank cells. Ink that is too pale to be read is a date that was not read; below a large mark it
 * may be part of the mark.
 */
async function readBlankCells(
  page: TypedPage,
  cells: readonly InkedCell[],
  marked: ReadonlySet<ReadRow>,
  tools: Pick<ReadingTools, 'recognizer'>,
): Promise<{ read: Map<ReadRow, ReadRow>; isRecognized: boolean }> {
  if (cells.length === 0) return { read: new Map(), isRecognized: false };
  const image = await page.drawing();
  const scale = image.width / page.width;
  const erased = withoutPrint(image, page, scale);
  const written = cells.flatMap(({ row, box }) => {
    const found = inkIn(erased, scaled(box, scale));
    return found ? [{ row, found }] : [];
  });
  const isPale = ({ row, box }: InkedCell) =>
    marked.has(row) ? hasPaleInk(erased, scaled(box, scale)) : hasPaleInkOfItsOwn(erased, scaled(box, scale));
  const pale = cells.filter((cell) => !written.some(({ row }) => row === cell.row) && isPale(cell));
  const passes = written.map((): Word[][] => []);
  const letterHeight = median(written.map(({ found }) => heightOf(found)));
  for (const pass of written.length > 0 ? [THICKENED, ...FURTHER_PASSES] : []) {
    const seen = await recognizePhrases(
      written.map(({ found }) => found),
      { image: erased, letterHeight },
      pass,
      tools,
    );
    for (const [index, words] of seen.entries()) passes[index]?.push(words);
  }
  const read = new Map([
    ...pale.map(({ row }) => [row, withAnswer(row, [])] as const),
    ...written.map(({ row }, index) => [row, withAnswer(row, passes[index] ?? [])] as const),
  ]);
  return { read, isRecognized: written.length > 0 };
}

function withAnswer(row: ReadRow, passes: readonly Word[][]): ReadRow {
  const { answer } = agreeOnAnswer(passes);
  const date = isGuessed(answer) ? '' : answer;
  const read = { ...row, cells: { ...row.cells, date } };
  return withReasons(read, reasonIf(true, date === '' ? 'date-not-read' : 'date-from-ink'));
}

function isGuessed(answer: string): boolean {
  const reading = dayInCell(answer);
  return reading.kind === 'none' && GUESSED.includes(reading.reason);
}

/** The picture without its typed words, which are known, and without the lines of its table. */
function withoutPrint(image: GrayImage, { words, rulings: { across, down } }: TypedPage, scale: number): GrayImage {
  const isOfTable = ({ from, to }: Ruling) => to - from > SHORTEST_RULING;
  const pixels = image.pixels.slice();
  const printed: Box[] = [
    ...words,
    ...across
      .filter(isOfTable)
      .map(({ at, from, to }) => ({ left: from, right: to, top: at - LINE, bottom: at + LINE })),
    ...down.filter(isOfTable).map(({ at, from, to }) => ({ left: at - LINE, right: at + LINE, top: from, bottom: to })),
  ];
  for (const { left, top, right, bottom } of printed.map((box) => scaled(box, scale)))
    for (let y = Math.max(0, top); y < Math.min(image.height, bottom); y++)
      pixels.fill(255, y * image.width + Math.max(0, left), y * image.width + Math.min(image.width, right));
  return { ...image, pixels };
}

function scaled({ left, top, right, bottom }: Box, scale: number): Box {
  return {
    left: Math.floor(left * scale),
    top: Math.floor(top * scale),
    right: Math.ceil(right * scale),
    bottom: Math.ceil(bottom * scale),
  };
}
