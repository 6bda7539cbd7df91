import { CONTRACT_MAX_PAGES } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import { ReadingRefused } from './reading-refused';
import type { ContractReading } from './contract-reading';
import { addPage, emptyCollection, type ReadPage, type TableCollection } from './judging/collect-tables';
import { flagFarDays } from './judging/flag-far-days';
import { flagMarks } from './judging/flag-marks';
import { flagTitles } from './judging/flag-titles';
import { findMissing } from './judging/find-missing';
import { samplePage } from './recognition/sample-page';
import { leavesUnread } from './judging/leaves-unread';
import { rereadCells } from './cells/reread-cells';
import { mainTable } from './judging/main-table';
import { correctRows } from './cells/correct-rows';
import { presentReading } from './judging/present-reading';
import { preparePage, type PreparedPage } from './picture/prepare-page';
import { phrasesOfTables } from './picture/find-table-band';
import type { GrayImage } from './picture/gray-image';
import { turnOver } from './picture/turn-over';
import type { ContractDocument, ContractPage, PageReader, ReadingTools } from './reading-tools';
import { recognizePage, type RecognizedPage } from './recognition/recognize-page';
import { sniffFile } from './files/sniff-file';
import { suggestDates } from './cells/suggest-dates';
import { splitSheet } from './table/split-sheet';
import { readTables } from './table/read-tables';
import type { OpenTable, TablePart } from './table/table-part';
import { groupIntoPhrases, type TextLine } from './words/text-lines';

/**
 * The journey of a contract: what kind of file it is → its pages → each page's words and lines, typed or recognized →
 * the parts of tables on it → the whole table → what its dates tell of one another → the rows of spec § 3.
 */
export async function readContract(
  bytes: Uint8Array,
  tools: ReadingTools,
  onProgress: (progress: ScanProgress) => void,
): Promise<ContractReading> {
  onProgress({ stage: 'opening', page: 0, pages: 0, rows: 0 });
  const document = sniffFile(bytes) === 'pdf' ? await tools.openPdf(bytes) : await tools.openPicture(bytes);
  try {
    if (document.pageCount > CONTRACT_MAX_PAGES) throw new ReadingRefused('CONTRACT_TOO_MANY_PAGES');
    const { tables: whole, aside, unreadPages } = await readPages(document, tools, onProgress);
    const tables = [...whole, ...aside];
    const table = mainTable(tables);
    if (!table) throw new ReadingRefused('CONTRACT_NO_TABLE');
    return presentReading(flagTitles(flagFarDays(suggestDates(table))), {
      otherTables: tables.length - 1,
      ...findMissing(table, unreadPages),
    });
  } finally {
    await document.close();
  }
}

/** A page as it was read, whichever it is. */
type PageReading = Omit<ReadPage, 'number'>;

/** Every page is looked at: a counter-proposal stands behind the table that it changes. */
async function readPages(
  document: ContractDocument,
  tools: ReadingTools,
  onProgress: (progress: ScanProgress) => void,
): Promise<TableCollection> {
  const pages = document.pageCount;
  let collection = emptyCollection();
  const rows = () => collection.tables.reduce((sum, table) => sum + table.rows.length, 0);
  for (let number = 1; number <= pages; number++) {
    const tellProgress = () => onProgress({ stage: 'reading', page: number, pages, rows: rows() });
    tellProgress();
    for (const page of await pagesOn(await document.page(number))) {
      collection = addPage(collection, { number, ...(await readPage(page, collection.open, tools, tellProgress)) });
    }
  }
  onProgress({ stage: 'finishing', page: pages, pages, rows: rows() });
  return collection;
}

/** A sheet of typed text may hold two pages. */
async function pagesOn(sheet: ContractPage): Promise<ContractPage[]> {
  const typed = await sheet.typed();
  const pages = typed && !typed.hasLargePicture ? splitSheet(typed) : [typed];
  return pages.map((page) => ({ ...sheet, typed: () => Promise.resolve(page) }));
}

/**
 * The parts of tables on a page. Typed text that has none may stand above a scan, as what is stamped onto it, or the line
 * of an e-signature: then the page is read as a picture. Where it has rows, they count, and a large picture beside them is
 * looked at for more: one that shows more rows was not read to its end.
 */
async function readPage(
  page: ContractPage,
  open: OpenTable | null,
  tools: ReadingTools,
  tellProgress: () => void,
): Promise<PageReading> {
  const typed = await page.typed();
  const parts = typed ? readTables(typed, open) : [];
  if (typed && !typed.hasLargePicture) return { parts, width: typed.width, isUnread: false };
  const pictured = await readPicture(preparePage(await page.picture()), open, tools, tellProgress);
  return typed && rowsIn(parts) > 0
    ? { parts, width: typed.width, isUnread: rowsIn(pictured.parts) > rowsIn(parts) }
    : pictured;
}

async function readPicture(
  page: PreparedPage,
  open: OpenTable | null,
  given: ReadingTools,
  tellProgress: () => void,
): Promise<PageReading> {
  tellProgress();
  const tools = heardAtEachSheet(given, tellProgress);
  if (tools.pageReader) return readWithOtherEngine(page, open, await tools.pageReader());
  const asLaid = await pictureReading(page, open, tools);
  if (!asLaid.isUnread || rowsIn(asLaid.parts) > 0) return asLaid;
  // capitals look much alike upside down
  const turned = await pictureReading(turnOver(page), open, tools);
  return rowsIn(turned.parts) > 0 || !turned.isUnread ? turned : asLaid;
}

async function pictureReading(page: PreparedPage, open: OpenTable | null, tools: ReadingTools): Promise<PageReading> {
  const goesOn = mayGoOnAtOnce(open);
  const recognized = await recognizePage(page, tools, goesOn);
  const parts = recognized
    ? readTables(recognized, open).map((part) => flagMarks(correctRows(part), page.marks, unreadIn(recognized)))
    : [];
  const looked: TablePart[] = [];
  for (const part of parts) looked.push({ ...part, rows: await rereadCells(part.rows, page, tools) });
  const isPastEnd = goesOn && parts.every(({ rows }) => rows.length === 0);
  const phrases = [...(recognized?.phrases ?? []), ...(isPastEnd ? await samplePage(page, tools) : [])];
  return { parts: looked, width: page.image.width, isUnread: leavesUnread(phrases, parts) };
}

/** On a busy machine each sheet may take long, and silence is taken for a hang. */
function heardAtEachSheet(tools: ReadingTools, tellProgress: () => void): ReadingTools {
  const recognizer = async () => {
    const given = await tools.recognizer();
    return {
      recognize(image: GrayImage) {
        tellProgress();
        return given.recognize(image);
      },
    };
  };
  return { ...tools, recognizer };
}

function unreadIn({ phrases }: RecognizedPage): TextLine[] {
  return phrases.filter(({ words }) => words.length === 0);
}

/** Each page costs: what holds no more than running text is not sent. */
async function readWithOtherEngine(
  page: PreparedPage,
  open: OpenTable | null,
  engine: PageReader,
): Promise<PageReading> {
  const { image, rulings } = page;
  if (phrasesOfTables(page, image.width, mayGoOnAtOnce(open)).length === 0)
    return { parts: [], width: image.width, isUnread: false };
  const layout = await engine.readPage(image);
  const joined = {
    across: [...rulings.across, ...layout.rulings.across],
    down: [...rulings.down, ...layout.rulings.down],
  };
  const parts = readTables({ ...layout, rulings: joined }, open).map((part) =>
    flagMarks(correctRows(part), page.marks, []),
  );
  return { parts, width: image.width, isUnread: leavesUnread(groupIntoPhrases(layout.words), parts) };
}

function rowsIn(parts: readonly TablePart[]): number {
  return parts.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Right behind a part of the table a single row may be more of it; later on a page needs the look of a table. */
function mayGoOnAtOnce(open: OpenTable | null): boolean {
  return open?.isInterrupted === false;
}
