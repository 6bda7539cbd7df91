import { CONTRACT_MAX_PAGES } from '@keydate/contracts/limits';
import { AppError } from '../../../app-error';
import type { ContractReading, RecognitionProgress } from '../../../ports/text-recognition';
import { addPage, emptyCollection, mainTable } from './collect-tables';
import type { PageLayout } from './page-layout';
import { presentReading } from './present-reading';
import { preparePage } from './raster/prepare-page';
import type { ContractDocument, ReadingTools } from './reading-tools';
import { recognisePage } from './recognise-page';
import { sniffFile } from './sniff-file';
import { readTables } from './table/read-tables';

/**
 * The journey of a contract: what kind of file it is → its pages → each page's words and lines, typed or recognised →
 * the parts of tables on it → the whole table → the rows of spec § 3.
 */
export async function readContract(bytes: Uint8Array, tools: ReadingTools, onProgress: (progress: RecognitionProgress) => void): Promise<ContractReading> {
  onProgress({ stage: 'opening', page: 0, pages: 0, rows: 0 });
  const document = sniffFile(bytes) === 'pdf' ? await tools.openPdf(bytes) : await tools.openPicture(bytes);
  try {
    if (document.pageCount > CONTRACT_MAX_PAGES) throw new AppError('CONTRACT_TOO_MANY_PAGES');
    const table = mainTable(await readPages(document, tools, onProgress));
    if (!table) throw new AppError('CONTRACT_NO_TABLE');
    return presentReading(table);
  } finally {
    await document.close();
  }
}

async function readPages(document: ContractDocument, tools: ReadingTools, onProgress: (progress: RecognitionProgress) => void) {
  const pages = document.pageCount;
  let collection = emptyCollection();
  for (let number = 1; number <= pages; number++) {
    onProgress({ stage: 'reading', page: number, pages, rows: collection.tables.reduce((sum, table) => sum + table.rows.length, 0) });
    const layout = await layoutOf(document, number, tools, collection.tables.length > 0 && !collection.open);
    collection = addPage(collection, layout ? readTables(layout, collection.open) : [], layout?.width ?? 0);
  }
  onProgress({ stage: 'finishing', page: pages, pages, rows: collection.tables.reduce((sum, table) => sum + table.rows.length, 0) });
  return collection.tables;
}

/** The page's words and lines; null where it cannot hold a table. Pictures are not read once the table is `complete`. */
async function layoutOf(document: ContractDocument, number: number, tools: ReadingTools, complete: boolean): Promise<PageLayout | null> {
  const page = await document.page(number);
  const typed = await page.typed();
  if (typed || complete) return typed;
  return recognisePage(preparePage(await page.picture()), tools);
}
