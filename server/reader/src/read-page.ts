import { correctRows, correctTypedRows } from './cells/correct-rows';
import { readInk } from './cells/read-ink';
import { readPicturedDates } from './cells/read-pictured-dates';
import { rereadCells } from './cells/reread-cells';
import type { ReadPage, TableCollection } from './judging/collect-tables';
import { flagCutDates } from './judging/flag-cut-dates';
import { flagMarks } from './judging/flag-marks';
import { leavesUnread } from './judging/leaves-unread';
import type { PageLayout } from './page-layout';
import { findSheets, mayLeavePaperOut } from './picture/find-sheets';
import { phrasesOfTables } from './picture/find-table-band';
import { columnsOf, type GrayImage } from './picture/gray-image';
import { preparePage, type PreparedPage } from './picture/prepare-page';
import { turnOver } from './picture/turn-over';
import type { ContractPage, PageReader, ReadingTools, TypedPage } from './reading-tools';
import { recognizePage, recognizeText, type RecognizedPage } from './recognition/recognize-page';
import { namesChange, samplePage } from './recognition/sample-page';
import { splitSheet } from './table/split-sheet';
import { readTables } from './table/read-tables';
import type { OpenTable, TablePart } from './table/table-part';
import { isTyped } from './words/confidence';
import { groupIntoPhrases, type TextLine } from './words/text-lines';

/** The findings on the pages before. */
type Before = Pick<TableCollection, 'open' | 'tables'>;

/** The reading of one page, before it has its number in the document. */
type PageReading = Omit<ReadPage, 'number' | 'words'>;

/** The same, with whether anything on it was recognized, which takes time. */
interface ReadOnePage extends PageReading {
  isRecognized: boolean;
}

/** The words and lines that a page was read from; null if it has only running text. */
interface WithLayout {
  layout: PageLayout | null;
}

/** The pages on a sheet: typed text may have two, next to each other, and a picture may show several. */
export async function pagesOn(sheet: ContractPage): Promise<ContractPage[]> {
  const typed = await sheet.typed();
  if (!typed) return sheetsIn(sheet);
  if (typed.hasLargePicture) return [{ ...sheet, typed: () => Promise.resolve(typed) }];
  return splitSheet(typed).map((page) => ({
    ...sheet,
    typed: () => Promise.resolve({ ...page, drawing: () => drawingOf(page, typed) }),
  }));
}

/** Each sheet of paper in a picture that shows several; otherwise the picture itself. */
async function sheetsIn(page: ContractPage): Promise<ContractPage[]> {
  const whole = await page.picture();
  const sheets = findSheets(whole);
  const leavesPaperOut = mayLeavePaperOut(whole);
  return (sheets.length > 0 ? sheets : [whole]).map((picture) => ({
    typed: () => Promise.resolve(null),
    picture: () => Promise.resolve(picture),
    leavesPaperOut,
  }));
}

/** The part of a sheet's drawing that shows one of its pages. */
async function drawingOf({ from, width }: TypedPage, sheet: TypedPage): Promise<GrayImage> {
  const image = await sheet.drawing();
  const scale = image.width / sheet.width;
  return from === undefined ? image : columnsOf(image, from * scale, (from + width) * scale);
}

/**
 * Finds the parts of tables on a page. Typed text without rows may be only a stamp or a line of an e-signature on top
 * of a scan, so the page is then read as a picture. Typed rows count, but a large picture on their page is read too:
 * if it has more rows than the text, the page is reported as not fully read.
 */
export async function readPage(
  page: ContractPage,
  before: Before,
  tools: ReadingTools,
  reportProgress: () => void,
): Promise<ReadOnePage & WithLayout> {
  const typed = await page.typed();
  const found = typed ? readTables(typed, before.open).map(correctTypedRows) : [];
  reportProgress();
  const { parts, isRecognized } = typed
    ? await readDrawn(typed, found, withProgressPerSheet(tools, reportProgress))
    : { parts: found, isRecognized: true };
  if (typed && !typed.hasLargePicture)
    return { parts, width: typed.width, isUnread: false, isRecognized, layout: typed };
  const pictured = await readPicture(preparePage(await page.picture()), before, tools, reportProgress);
  return typed && rowsIn(parts) > 0
    ? {
        parts,
        width: typed.width,
        isUnread: rowsIn(pictured.parts) > rowsIn(parts),
        isRecognized: true,
        layout: typed,
      }
    : { ...pictured, isUnread: pictured.isUnread || page.leavesPaperOut === true, isRecognized: true };
}

/** Adds the drawings of a typed page to its tables: in blank date cells, and over typed dates. */
async function readDrawn(
  page: TypedPage,
  found: readonly TablePart[],
  tools: ReadingTools,
): Promise<{ parts: TablePart[]; isRecognized: boolean }> {
  const inked = await readInk(page, found, tools);
  const pictured = await readPicturedDates(page, inked.parts, tools);
  return { parts: pictured.parts, isRecognized: inked.isRecognized || pictured.isRecognized };
}

async function readPicture(
  page: PreparedPage,
  before: Before,
  given: ReadingTools,
  reportProgress: () => void,
): Promise<PageReading & WithLayout> {
  reportProgress();
  const tools = withProgressPerSheet(given, reportProgress);
  if (tools.pageReader) return readWithOtherEngine(page, before.open, await tools.pageReader());
  const asGiven = await pictureReading(page, before, tools);
  if (!asGiven.isUnread || rowsIn(asGiven.parts) > 0) return asGiven;
  // capitals look much the same upside down, so preparing a page cannot always tell which way up it is
  const turned = await pictureReading(turnOver(page), before, tools);
  return rowsIn(turned.parts) > 0 || !turned.isUnread ? turned : asGiven;
}

async function pictureReading(
  page: PreparedPage,
  { open, tables }: Before,
  tools: ReadingTools,
): Promise<PageReading & WithLayout> {
  const mayContinue = mayContinueDirectly(open);
  const recognized =
    (await recognizePage(page, tools, mayContinue)) ??
    ((await mayChange(tables, page, tools)) ? await recognizeText(page, tools) : null);
  const parts = recognized ? readTables(recognized, open).map((part) => flagged(part, page, unreadIn(recognized))) : [];
  const reread: TablePart[] = [];
  for (const part of parts) reread.push({ ...part, rows: await rereadCells(part.rows, page, tools) });
  const isPastEnd = mayContinue && parts.every(({ rows }) => rows.length === 0);
  const phrases = [...(recognized?.phrases ?? []), ...(isPastEnd ? await samplePage(page, tools) : [])];
  return { parts: reread, width: page.image.width, isUnread: leavesUnread(phrases, parts), layout: recognized };
}

/** A part of a table without the noise of recognition, flagged where marks or the edge of the picture touch it. */
function flagged(part: TablePart, page: PreparedPage, unread: readonly TextLine[]): TablePart {
  return flagCutDates(flagMarks(correctRows(part), page.marks, unread), page.image.width, page.letterHeight);
}

/** Reports progress for each sheet: on a busy machine one can take long, and silence would count as a hang. */
function withProgressPerSheet(tools: ReadingTools, reportProgress: () => void): ReadingTools {
  const recognizer = async () => {
    const given = await tools.recognizer();
    return {
      recognize(image: GrayImage) {
        reportProgress();
        return given.recognize(image);
      },
    };
  };
  return { ...tools, recognizer };
}

function unreadIn({ phrases }: RecognizedPage): TextLine[] {
  return phrases.filter(({ words }) => words.length === 0);
}

/**
 * True if a page of running text may be the amendment of a table before it: that table is typed, and this page a picture, or its
 * top says so. The sentences of all other pages would take too long to recognize.
 */
async function mayChange(tables: Before['tables'], page: PreparedPage, tools: ReadingTools): Promise<boolean> {
  if (tables.length === 0) return false;
  const isBehindTyped = tables.some(({ rows }) => rows.some(({ confidence }) => isTyped(confidence.title)));
  return isBehindTyped || (await namesChange(page, tools));
}

/** The other engine charges per page, so a page of plain running text is not sent. */
async function readWithOtherEngine(
  page: PreparedPage,
  open: OpenTable | null,
  engine: PageReader,
): Promise<PageReading & WithLayout> {
  const { image, rulings } = page;
  if (phrasesOfTables(page, image.width, mayContinueDirectly(open)).length === 0)
    return { parts: [], width: image.width, isUnread: false, layout: null };
  const layout = await engine.readPage(image);
  const joined = {
    across: [...rulings.across, ...layout.rulings.across],
    down: [...rulings.down, ...layout.rulings.down],
  };
  const whole = { ...layout, rulings: joined };
  const parts = readTables(whole, open).map((part) => flagged(part, page, []));
  return { parts, width: image.width, isUnread: leavesUnread(groupIntoPhrases(layout.words), parts), layout: whole };
}

function rowsIn(parts: readonly TablePart[]): number {
  return parts.reduce((sum, { rows }) => sum + rows.length, 0);
}

/**
 * Directly after a page of the table, a single row can continue it. After a page without any, a page must resemble a table.
 */
function mayContinueDirectly(open: OpenTable | null): boolean {
  return open?.isInterrupted === false;
}
