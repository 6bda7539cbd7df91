import { CONTRACT_MAX_PAGES } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import { suggestDates } from './cells/suggest-dates';
import type { ContractReading } from './contract-reading';
import { sniffFile } from './files/sniff-file';
import { addPage, emptyCollection, type TableCollection } from './judging/collect-tables';
import { findMissing } from './judging/find-missing';
import { flagFarDays } from './judging/flag-far-days';
import { flagTitles } from './judging/flag-titles';
import { mainTable } from './judging/main-table';
import { presentReading } from './judging/present-reading';
import { pagesOn, readPage } from './read-page';
import { ReadingRefused } from './reading-refused';
import type { ContractDocument, ReadingTools } from './reading-tools';

/**
 * Reads a contract, stage by stage: recognize the kind of file, read every page, join the parts of tables into whole tables,
 * choose the table that counts, compare its dates and titles with one another, and return the rows of spec § 3.
 * @throws ReadingRefused when the file is no readable contract, has too many pages, or has no table of dates
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

/** Reads to the last page even after the table has ended: a counter-proposal comes after the table that it changes. */
async function readPages(
  document: ContractDocument,
  tools: ReadingTools,
  onProgress: (progress: ScanProgress) => void,
): Promise<TableCollection> {
  const pages = document.pageCount;
  let collection = emptyCollection();
  const rows = () => collection.tables.reduce((sum, table) => sum + table.rows.length, 0);
  for (let number = 1; number <= pages; number++) {
    const reportProgress = () => onProgress({ stage: 'reading', page: number, pages, rows: rows() });
    reportProgress();
    for (const page of await pagesOn(await document.page(number))) {
      collection = addPage(collection, { number, ...(await readPage(page, collection.open, tools, reportProgress)) });
    }
  }
  onProgress({ stage: 'finishing', page: pages, pages, rows: rows() });
  return collection;
}
