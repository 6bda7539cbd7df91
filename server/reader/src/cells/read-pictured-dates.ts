import { isMarkedOver } from '../judging/flag-marks';
import { boxAround, centerX, centerY, type Box, type Word } from '../page-layout';
import { prepareDrawing, type PreparedPage } from '../picture/prepare-page';
import type { ReadingTools, TypedPage } from '../reading-tools';
import { FURTHER_PASSES, THICKENED, type Pass } from '../recognition/passes';
import { recognizePhrases } from '../recognition/recognize-page';
import { hasReason, reasonIf, withReasons, type Reason } from '../row-flags';
import { isStruckOut } from '../table/is-struck-out';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';
import { isSureOfDate } from '../words/confidence';
import { agreeOnAnswer } from './agree-on-answer';
import { dateCells, type InkedCell } from './find-inked-cells';
import { isMajority } from './is-majority';
import { isOfPage } from './read-ink';
import { isSameAnswer } from './same-answer';

/**
 * A date cell as the page shows it: the boxes of its typed lines and of its present phrases, in dots, and the words
 * that each pass saw there.
 */
interface ShownCell extends InkedCell {
  typed: Box[];
  phrases: Box[];
  passes: Word[][];
}

/**
 * Compares typed dates with the picture over them, if it is larger than a cell: the person who changed a date may have
 * turned that part of the page into a picture, and left the old date below it. A row is flagged if the picture shows
 * another date, or none that could be read, or if it is struck out there.
 */
export async function readPicturedDates(
  page: TypedPage,
  parts: readonly TablePart[],
  tools: Pick<ReadingTools, 'recognizer'>,
): Promise<{ parts: TablePart[]; isRecognized: boolean }> {
  const covered = parts.flatMap((part) => coveredCells(part, page.rulings.pictures ?? []));
  if (covered.length === 0) return { parts: [...parts], isRecognized: false };
  const shown = prepareDrawing(await page.drawing());
  const cells = covered.map((cell) => asShown(cell, shown, shown.image.width / page.width));
  const struck = cells.filter((cell) => isStruckThrough(cell, shown));
  const unstruck = cells.filter((cell) => !struck.includes(cell));
  await readCells(unstruck, shown, tools);
  const found = new Map<ReadRow, Reason[]>([
    ...struck.map(({ row }) => [row, reasonIf(true, 'struck-out')] as const),
    ...unstruck.map((cell) => [cell.row, reasonsFor(cell)] as const),
  ]);
  const flagged = parts.map((part) => ({
    ...part,
    rows: part.rows.map((row) => withReasons(row, found.get(row) ?? [])),
  }));
  return { parts: flagged, isRecognized: true };
}

/**
 * The typed dates that a picture taller than a cell touches, except those that already have a flag for a drawing over
 * them.
 */
function coveredCells(part: TablePart, pictures: readonly Box[]): InkedCell[] {
  const tall = pictures.filter((picture) => isOfPage(picture, part));
  if (tall.length === 0) return [];
  const isOpen = (row: ReadRow) => !hasReason(row, 'struck-out') && !hasReason(row, 'ink-over-date');
  return dateCells(part)
    .filter(({ row }) => isOpen(row) && row.lines.date.some((line) => tall.some((picture) => meet(picture, line))))
    .map(({ row, box }) => ({ row, box: withinPictures({ row, box }, tall) }));
}

/**
 * The cell up to the right edge of its date and of the pictures over it: the last column extends to the page's edge.
 */
function withinPictures({ row, box }: InkedCell, pictures: readonly Box[]): Box {
  const typed = boxAround(row.lines.date);
  const over = pictures.filter((picture) => meet(picture, typed));
  const { right } = boxAround([typed, ...over]);
  return {
    left: box.left,
    right: Math.min(box.right, right),
    top: Math.min(box.top, typed.top),
    bottom: Math.max(box.bottom, typed.bottom),
  };
}

function asShown({ row, box }: InkedCell, { phrases }: PreparedPage, scale: number): ShownCell {
  const cell = inDots(box, scale);
  return {
    row,
    box: cell,
    typed: row.lines.date.map((line) => inDots(line, scale)),
    phrases: phrases.filter((phrase) => meet(phrase, cell) && isLevel(phrase, cell)),
    passes: [],
  };
}

/** A straight line through a date may have been taken for one of the table's; any other joins its letters. */
function isStruckThrough({ typed, phrases }: ShownCell, { marks, rulings }: PreparedPage): boolean {
  return [...typed, ...phrases].some((line) => isMarkedOver(line, marks) || isStruckOut(line, rulings));
}

/** Reads the cells, and again those for which one pass was not enough. */
async function readCells(
  cells: readonly ShownCell[],
  shown: PreparedPage,
  tools: Pick<ReadingTools, 'recognizer'>,
): Promise<void> {
  await readPass(cells, THICKENED, shown, tools);
  const open = cells.filter((cell) => !isClear(cell));
  for (const pass of FURTHER_PASSES) await readPass(open, pass, shown, tools);
}

async function readPass(
  cells: readonly ShownCell[],
  pass: Pass,
  shown: PreparedPage,
  tools: Pick<ReadingTools, 'recognizer'>,
): Promise<void> {
  const phrases = cells.flatMap((cell) => cell.phrases);
  const seen = await recognizePhrases(phrases, shown, pass, tools);
  for (const { box, phrases: own, passes } of cells)
    passes.push(
      seen
        .splice(0, own.length)
        .flat()
        .filter((word) => isLevel(word, box) && centerX(word) > box.left && centerX(word) < box.right),
    );
}

function isClear({ row, passes }: ShownCell): boolean {
  const { answer, confidence } = agreeOnAnswer(passes);
  return isSameAnswer(row.cells.date, answer) && isSureOfDate(confidence);
}

function reasonsFor(cell: ShownCell): Reason[] {
  const isSame = (seen: string) => isSameAnswer(cell.row.cells.date, seen);
  const { answer, other, passes } = agreeOnAnswer(cell.passes);
  const another = [answer, other ?? ''].find((seen) => seen !== '' && !isSame(seen));
  if (another !== undefined) return reasonIf(true, 'date-read-in-two-ways', another);
  // a dash is smaller than any letter, and is not read
  const isAgreed = answer === '' ? isSame('') : isClear(cell) || isMajority(passes.filter(isSame).length, passes);
  return reasonIf(!isAgreed, 'ink-over-date');
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function isLevel(box: Box, cell: Box): boolean {
  return centerY(box) > cell.top && centerY(box) < cell.bottom;
}

function inDots({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}
