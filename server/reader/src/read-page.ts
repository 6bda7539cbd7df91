import { correctTypedRows } from './cells/correct-rows';
import { readInk } from './cells/read-ink';
import { readPicturedDates } from './cells/read-pictured-dates';
import type { ReadPage } from './judging/collect-tables';
import type { PageLayout } from './page-layout';
import { findSheets } from './picture/find-sheets';
import type { GrayImage } from './picture/gray-image';
import { readPicture, rowsIn, type Before, type PicturedPage } from './read-picture';
import type { ContractPage, TypedPage } from './reading-tools';
import { through, type PageTools, type Stage } from './stages';
import { splitSheet } from './table/split-sheet';
import { readTables } from './table/read-tables';
import type { TablePart } from './table/table-part';

/** A page as its sheet has it. */
interface PageOnSheet {
  /** Its words and lines as text; null for a picture. */
  words: TypedPage | null;
  picture(): Promise<GrayImage>;
  /** True if it was cut out of a picture that may show more paper. */
  leavesPaperOut: boolean;
}

/** A page on its way to its tables: each stage takes it as it is, and returns it with one thing more. */
interface Page extends PageOnSheet {
  before: Before;
  /** The parts of tables in its text. */
  parts: TablePart[];
  /** True if anything on it was recognized, which takes time. */
  isRecognized: boolean;
  /** The same page read as a picture, if it has no text, or a large picture. */
  pictured: PicturedPage | null;
}

/** The stages in their order; README.md has them as a table. */
const STAGES: readonly Stage<Page>[] = [findTables, correctCells, readDrawnDates, comparePicturedDates, readAsPicture];

/** The reading of one page, before it has its number in the document, and the words and lines that it was read from. */
interface PageReading extends Omit<ReadPage, 'number' | 'words'>, Pick<Page, 'isRecognized'> {
  layout: PageLayout | null;
  /** True if its parts were read from a picture, and turned upside down for it. */
  isPicture: boolean;
  isTurned: boolean;
}

/** The pages on a sheet: typed text may have two, next to each other, and a picture may show several. */
export async function pagesOn(sheet: ContractPage): Promise<PageOnSheet[]> {
  const typed = await sheet.typed();
  if (!typed) return sheetsIn(await sheet.picture());
  const page = { picture: () => sheet.picture(), leavesPaperOut: false };
  if (typed.hasLargePicture) return [{ ...page, words: typed }];
  return splitSheet(typed).map((words) => ({ ...page, words }));
}

/** Each sheet of paper in a picture that shows several; otherwise the picture itself. */
function sheetsIn(whole: GrayImage): PageOnSheet[] {
  const { sheets, leavesPaperOut } = findSheets(whole);
  return (sheets.length > 0 ? sheets : [whole]).map((picture) => ({
    words: null,
    picture: () => Promise.resolve(picture),
    leavesPaperOut,
  }));
}

/** Finds the parts of tables on a page, stage by stage. */
export async function readPage(page: PageOnSheet, before: Before, tools: PageTools): Promise<PageReading> {
  return asReading(await through(STAGES, { ...page, before, parts: [], isRecognized: false, pictured: null }, tools));
}

/** Adds the parts of tables in its text, with their rows. */
function findTables(page: Page, { reportProgress }: PageTools): Page {
  const parts = page.words ? readTables(page.words, page.before.open) : [];
  reportProgress();
  return { ...page, parts };
}

/** Corrects and flags the cells of a text that a recognizer made. */
function correctCells(page: Page): Page {
  return { ...page, parts: page.parts.map(correctTypedRows) };
}

/** Adds the dates that somebody drew into blank cells, and flags those that something is drawn over. */
async function readDrawnDates(page: Page, tools: PageTools): Promise<Page> {
  return page.words ? { ...page, ...(await readInk(page.words, page.parts, tools)) } : page;
}

/** Flags the dates over which a picture shows others. */
async function comparePicturedDates(page: Page, tools: PageTools): Promise<Page> {
  if (!page.words) return page;
  const { parts, isRecognized } = await readPicturedDates(page.words, page.parts, tools);
  return { ...page, parts, isRecognized: page.isRecognized || isRecognized };
}

/** Adds what the page shows as a picture, if it has no text, or a large picture: its text may be only a stamp on a scan. */
async function readAsPicture(page: Page, tools: PageTools): Promise<Page> {
  if (page.words && !page.words.hasLargePicture) return page;
  return { ...page, isRecognized: true, pictured: await readPicture(await page.picture(), page.before, tools) };
}

/** Rows in the text count. If the picture has more rows, the page is not fully read. */
function asReading({ words, parts, isRecognized, pictured, leavesPaperOut }: Page): PageReading {
  if (words && (!pictured || rowsIn(parts) > 0))
    return {
      parts,
      width: words.width,
      isUnread: pictured !== null && rowsIn(pictured.parts) > rowsIn(parts),
      isRecognized,
      layout: words,
      isPicture: false,
      isTurned: false,
      boxes: words.boxes ?? [],
    };
  return {
    parts: pictured?.parts ?? [],
    width: pictured?.picture.image.width ?? 0,
    isUnread: leavesPaperOut || pictured?.isUnread === true,
    isRecognized,
    layout: pictured?.words ?? null,
    isPicture: true,
    isTurned: pictured?.isTurned === true,
    boxes: [],
  };
}
