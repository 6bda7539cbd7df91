import { CONTRACT_MAX_PAGES, CONTRACT_MAX_RECOGNIZED_PAGES } from '@keydate/contracts/limits';
import type { PageLeftOut, ScanProgress } from '@keydate/contracts/scans';
import { startOfNextContract } from './facts/next-contract';
import type { FileRead, WholeFile } from './file-read';
import { addPage, emptyCollection } from './judging/collect-tables';
import { addOtherForms, NO_OTHER_FORMS } from './read-other-forms';
import { pagesOn, readPage } from './read-page';
import { ReadingRefused } from './reading-refused';
import type { ContractDocument, ContractPage, ReadingTools } from './reading-tools';
import { withPlaces } from './sources/find-places';
import { pageTools } from './stages';

/** In milliseconds: the limit for opening a file, or for reading the text of a page. A tenth of a second is usual. */
export const STEP_MS = 60_000;

/** Receives the progress of a reading and, if the step that begins has a limit of its own, how long it may take. */
export type ReportProgress = (progress: ScanProgress, mostMs?: number) => void;

/**
 * Reads a file page by page, to the last one even after the table has ended: a counter-proposal comes after the table that it
 * changes.
 * @throws ReadingRefused if the file has too many pages
 */
export async function readPages(
  document: ContractDocument,
  tools: ReadingTools,
  onProgress: ReportProgress,
): Promise<WholeFile> {
  const pages = document.pageCount;
  if (pages > CONTRACT_MAX_PAGES) throw new ReadingRefused('CONTRACT_TOO_MANY_PAGES');
  if (pages > CONTRACT_MAX_RECOGNIZED_PAGES) await refuseManyPictures(document, onProgress);
  let collection = emptyCollection();
  const pagesLeftOut: PageLeftOut[] = [];
  let otherForms = NO_OTHER_FORMS;
  /** The findings up to each page that was read. */
  const upTo: Omit<FileRead, 'pagesLeftOut'>[] = [];
  let recognized = 0;
  const rows = () => collection.tables.reduce((sum, table) => sum + table.rows.length, 0);
  for (let number = 1; number <= pages; number++) {
    const reportProgress = (mostMs?: number) =>
      onProgress({ stage: 'reading', page: number, pages, rows: rows() }, mostMs);
    reportProgress(STEP_MS);
    const toolsOfPage = pageTools(tools, reportProgress);
    const sheetOfFile = await document.page(number);
    if (await sheetOfFile.leavesPictureOut?.()) pagesLeftOut.push({ page: number, reason: 'too-detailed' });
    try {
      for (const [part, page] of (await pagesOn(sheetOfFile)).entries()) {
        const { isRecognized, layout, isPicture, isTurned, ...read } = await readPage(page, collection, toolsOfPage);
        const sheet = { page: number, part, isPicture, isTurned };
        const parts = layout ? withPlaces(read.parts, sheet, layout) : read.parts;
        const paper = layout ? { sheet, width: layout.width, height: layout.height } : undefined;
        collection = addPage(collection, { ...read, number, parts, words: layout?.words ?? [], paper });
        if (layout && collection.tables.length === 0)
          otherForms = addOtherForms(otherForms, number, layout, read.boxes ?? []);
        upTo.push({ ...collection, otherForms });
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
  const file = { ...collection, pagesLeftOut, otherForms };
  const next = startOfNextContract(file.texts);
  const first = next && upTo[next.index - 1];
  if (!first) return file;
  const isOfFirst = ({ page }: PageLeftOut) => page < next.page;
  return {
    ...file,
    contracts: {
      first: { ...first, pagesLeftOut: pagesLeftOut.filter(isOfFirst) },
      others: {
        ...file,
        texts: file.texts.slice(next.index),
        pagesLeftOut: pagesLeftOut.filter((page) => !isOfFirst(page)),
      },
      nextContract: next.page,
    },
  };
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
