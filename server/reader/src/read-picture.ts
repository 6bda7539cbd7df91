import { correctRows } from './cells/correct-rows';
import { rereadCells } from './cells/reread-cells';
import type { TableCollection } from './judging/collect-tables';
import { flagCutDates } from './judging/flag-cut-dates';
import { flagMarks } from './judging/flag-marks';
import { leavesUnread } from './judging/leaves-unread';
import type { PageLayout } from './page-layout';
import { phrasesOfTables } from './picture/find-table-band';
import type { GrayImage } from './picture/gray-image';
import { preparePage, type PreparedPage } from './picture/prepare-page';
import { turnOver } from './picture/turn-over';
import type { PageReader, ReadingTools } from './reading-tools';
import { recognizePage, recognizeText } from './recognition/recognize-page';
import { namesChange, samplePage } from './recognition/sample-page';
import { through, type PageTools, type Stage } from './stages';
import { readTables } from './table/read-tables';
import type { TablePart } from './table/table-part';
import { isTyped } from './words/confidence';
import { groupIntoPhrases, type TextLine } from './words/text-lines';

/** The findings on the pages before. */
export type Before = Pick<TableCollection, 'open' | 'tables'>;

/** A picture of a page on its way to its tables. */
export interface PicturedPage {
  before: Before;
  /** The picture, upright and level, without its drawn lines. */
  picture: PreparedPage;
  /** The words and lines where a table may be; null if the page has only running text. */
  words: PageLayout | null;
  /** The stretches of text in which words were searched: some have none. */
  phrases: readonly TextLine[];
  /** The parts of tables. */
  parts: TablePart[];
  /** True if it may have rows that could not be read. */
  isUnread: boolean;
  /** True if it is upside down. */
  isTurned: boolean;
}

/** The stages in their order; README.md has them as a table. */
const STAGES: readonly Stage<PicturedPage>[] = [
  recognizeWords,
  findTables,
  correctCells,
  flagDates,
  rereadUnsureCells,
  judgeLegibility,
];

/** Reads a picture of a page, and once more upside down if next to nothing could be read. */
export async function readPicture(image: GrayImage, before: Before, tools: PageTools): Promise<PicturedPage> {
  const picture = preparePage(image);
  tools.reportProgress();
  const page = { before, picture, words: null, phrases: [], parts: [], isUnread: false, isTurned: false };
  const read = await through(STAGES, page, tools);
  return lookUpsideDown(read, tools);
}

/** Adds the words: on a page of a table, or of an amendment, those that the recognizer reads; other pages have none. */
async function recognizeWords(page: PicturedPage, tools: PageTools): Promise<PicturedPage> {
  const { before, picture } = page;
  if (tools.pageReader) return withWordsOfEngine(page, await tools.pageReader());
  const words =
    (await recognizePage(picture, tools, mayContinueDirectly(before))) ??
    ((await mayChange(before.tables, picture, tools)) ? await recognizeText(picture, tools) : null);
  return { ...page, words, phrases: words?.phrases ?? [] };
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
async function withWordsOfEngine(page: PicturedPage, engine: PageReader): Promise<PicturedPage> {
  const { image, rulings } = page.picture;
  if (phrasesOfTables(page.picture, image.width, mayContinueDirectly(page.before)).length === 0) return page;
  const layout = await engine.readPage(image);
  const joined = {
    across: [...rulings.across, ...layout.rulings.across],
    down: [...rulings.down, ...layout.rulings.down],
  };
  return { ...page, words: { ...layout, rulings: joined }, phrases: groupIntoPhrases(layout.words) };
}

/** Adds the parts of tables, with their rows. */
function findTables(page: PicturedPage): PicturedPage {
  return { ...page, parts: page.words ? readTables(page.words, page.before.open) : [] };
}

/** Takes the noise of recognition out of the cells. */
function correctCells(page: PicturedPage): PicturedPage {
  return { ...page, parts: page.parts.map(correctRows) };
}

/** Flags the dates that a pen or a stamp crosses, and those at the edge of the picture. */
function flagDates(page: PicturedPage): PicturedPage {
  const { image, letterHeight, marks } = page.picture;
  const unread = page.phrases.filter(({ words }) => words.length === 0);
  const parts = page.parts.map((part) => flagCutDates(flagMarks(part, marks, unread), image.width, letterHeight));
  return { ...page, parts };
}

/** Reads the cells again of which the recognizer was not sure. The other engine has no passes. */
async function rereadUnsureCells(page: PicturedPage, tools: PageTools): Promise<PicturedPage> {
  if (tools.pageReader) return page;
  const parts: TablePart[] = [];
  for (const part of page.parts) parts.push({ ...part, rows: await rereadCells(part.rows, page.picture, tools) });
  return { ...page, parts };
}

/** Says if the page may have rows that could not be read. A sample shows it where a table may have ended. */
async function judgeLegibility(page: PicturedPage, tools: PageTools): Promise<PicturedPage> {
  const isPastEnd = mayContinueDirectly(page.before) && rowsIn(page.parts) === 0 && !tools.pageReader;
  const sample = isPastEnd ? await samplePage(page.picture, tools) : [];
  return { ...page, isUnread: leavesUnread([...page.phrases, ...sample], page.parts) };
}

/** Many capitals look the same upside down, so preparing a page cannot always tell which way up it is. */
async function lookUpsideDown(page: PicturedPage, tools: PageTools): Promise<PicturedPage> {
  if (!page.isUnread || rowsIn(page.parts) > 0 || tools.pageReader) return page;
  const turned = await through(STAGES, { ...page, picture: turnOver(page.picture), isTurned: true }, tools);
  return rowsIn(turned.parts) > 0 || !turned.isUnread ? turned : page;
}

export function rowsIn(parts: readonly TablePart[]): number {
  return parts.reduce((sum, { rows }) => sum + rows.length, 0);
}

/**
 * Directly after a page of the table, a single row can continue it. After a page without any, a page must resemble a table.
 */
function mayContinueDirectly({ open }: Before): boolean {
  return open?.isInterrupted === false;
}
