import type { ErrorCode } from '@keydate/contracts/errors';
import { CONTRACT_MAX_PAGES, CONTRACT_MAX_RECOGNIZED_PAGES } from '@keydate/contracts/limits';
import type { LeftOutReason, PageLeftOut, ScanProgress } from '@keydate/contracts/scans';
import { suggestDates } from './cells/suggest-dates';
import type { ContractReading } from './contract-reading';
import { sniffFile } from './files/sniff-file';
import { addPage, emptyCollection, type TableCollection } from './judging/collect-tables';
import { compareWithFile } from './judging/compare-with-file';
import { findMissing } from './judging/find-missing';
import { flagCutYears } from './judging/flag-cut-years';
import { flagFarDays } from './judging/flag-far-days';
import { flagTitles } from './judging/flag-titles';
import { joinByNumbers } from './judging/join-by-numbers';
import { mainTable } from './judging/main-table';
import { presentReading } from './judging/present-reading';
import { pagesOn, readPage } from './read-page';
import { addOtherForms, NO_OTHER_FORMS, readOtherForms, type OtherForms } from './read-other-forms';
import { ReadingRefused } from './reading-refused';
import type { ContractDocument, ContractPage, ReadingTools } from './reading-tools';
import { pageTools } from './stages';

/** In milliseconds: the limit for opening a file, or for reading the text of a page. A tenth of a second is usual. */
const STEP_MS = 60_000;

/** Receives the progress of a reading and, if the step that begins has a limit of its own, how long it may take. */
export type ReportProgress = (progress: ScanProgress, mostMs?: number) => void;

/**
 * Reads a contract, stage by stage: recognize the kind of file, read every page, join the parts of tables into whole
 * tables, choose the table that counts, compare its dates and titles with one another, and return the rows of spec §
 * 3.
 * Without such a table, it offers a table of any other form, or the dates in sentences. A page that takes too much to read, or
 * whose picture does, is left out and named; the others are read.
 * @throws ReadingRefused if the file is not a readable contract, has too many pages, or has no table of dates
 */
export async function readContract(
  bytes: Uint8Array,
  tools: ReadingTools,
  onProgress: ReportProgress,
): Promise<ContractReading> {
  onProgress({ stage: 'opening', page: 0, pages: 0, rows: 0 }, STEP_MS);
  const document = sniffFile(bytes) === 'pdf' ? await tools.openPdf(bytes) : await tools.openPicture(bytes);
  try {
    if (document.pageCount > CONTRACT_MAX_PAGES) throw new ReadingRefused('CONTRACT_TOO_MANY_PAGES');
    if (document.pageCount > CONTRACT_MAX_RECOGNIZED_PAGES) await refuseManyPictures(document, onProgress);
    const {
      tables: found,
      aside,
      unreadPages,
      pagesLeftOut,
      otherForms,
      texts,
    } = await readPages(document, tools, onProgress);
    const tables = [...joinByNumbers(found), ...aside];
    const table = mainTable(tables);
    if (!table) {
      const reading = readOtherForms(otherForms, texts, { pagesLeftOut, unreadPages });
      if (reading) return reading;
      if (await document.isXfa?.()) throw new ReadingRefused('CONTRACT_XFA');
      throw new ReadingRefused(REFUSALS[pagesLeftOut[0]?.reason ?? 'no-table']);
    }
    const judged = flagTitles(flagCutYears(flagFarDays(suggestDates(table))));
    const { compared, strangeTables } = compareWithFile(judged, tables, texts);
    return presentReading(compared, {
      otherTables: tables.length - 1,
      pagesLeftOut,
      ...findMissing(table, unreadPages),
      ...(strangeTables.length > 0 && { strangeTables }),
    });
  } finally {
    await document.close();
  }
}

/** Why nothing was found: if a page was left out, because of that. */
const REFUSALS = {
  'too-detailed': 'CONTRACT_TOO_DETAILED',
  'too-demanding': 'CONTRACT_TOO_DEMANDING',
  'of-a-newer-kind': 'CONTRACT_NO_TABLE',
  'no-table': 'CONTRACT_NO_TABLE',
} as const satisfies Record<LeftOutReason | 'no-table', ErrorCode>;

interface PagesRead extends TableCollection {
  pagesLeftOut: PageLeftOut[];
  otherForms: OtherForms;
}

/** Reads to the last page even after the table has ended: a counter-proposal comes after the table that it changes. */
async function readPages(
  document: ContractDocument,
  tools: ReadingTools,
  onProgress: ReportProgress,
): Promise<PagesRead> {
  const pages = document.pageCount;
  let collection = emptyCollection();
  const pagesLeftOut: PageLeftOut[] = [];
  let otherForms = NO_OTHER_FORMS;
  let recognized = 0;
  const rows = () => collection.tables.reduce((sum, table) => sum + table.rows.length, 0);
  for (let number = 1; number <= pages; number++) {
    const reportProgress = (mostMs?: number) =>
      onProgress({ stage: 'reading', page: number, pages, rows: rows() }, mostMs);
    reportProgress(STEP_MS);
    const toolsOfPage = pageTools(tools, reportProgress);
    const sheet = await document.page(number);
    if (await sheet.leavesPictureOut?.()) pagesLeftOut.push({ page: number, reason: 'too-detailed' });
    try {
      for (const page of await pagesOn(sheet)) {
        const { isRecognized, layout, ...read } = await readPage(page, collection, toolsOfPage);
        collection = addPage(collection, { number, words: layout?.words ?? [], ...read });
        if (layout && collection.tables.length === 0) otherForms = addOtherForms(otherForms, number, layout);
        // a picture of two sheets is two pages, and ink on a typed page is seen only now
        if (isRecognized && ++recognized > CONTRACT_MAX_RECOGNIZED_PAGES)
          throw new ReadingRefused('CONTRACT_TOO_MANY_PAGES');
      }
    } catch (error) {
      if (!isTooDemanding(error)) throw error;
      pagesLeftOut.push({ page: number, reason: 'too-demanding' });
    }
  }
  onProgress({ stage: 'finishing', page: pages, pages, rows: rows() }, STEP_MS);
  return { ...collection, pagesLeftOut, otherForms };
}

/** True if one page takes too much to read: a large drawing, or text in a hundred thousand pieces. */
function isTooDemanding(error: unknown): boolean {
  return error instanceof ReadingRefused && error.code === 'CONTRACT_TOO_DEMANDING';
}

/** Refuses a long file with too many scanned pages before any of them is read. */
async function refuseManyPictures(document: ContractDocument, onProgress: ReportProgress): Promise<void> {
  const pages = document.pageCount;
  let pictures = 0;
  for (let number = 1; number <= pages; number++) {
    onProgress({ stage: 'opening', page: number, pages, rows: 0 }, STEP_MS);
    if (await isPictured(await document.page(number))) pictures += 1;
    if (pictures > CONTRACT_MAX_RECOGNIZED_PAGES) throw new ReadingRefused('CONTRACT_TOO_MANY_PAGES');
  }
}

async function isPictured(page: ContractPage): Promise<boolean> {
  try {
    const typed = await page.typed();
    return !typed || typed.hasLargePicture;
  } catch (error) {
    if (isTooDemanding(error)) return false;
    throw error;
  }
}
