import type { PageLayout } from './page-layout';
import { phrasesOfTables } from './raster/find-table-band';
import { backOnPage, layOutLines } from './raster/line-sheet';
import type { PreparedPage } from './raster/prepare-page';
import type { ReadingTools } from './reading-tools';

/** The words of what may be tables on a prepared page; null where it holds no more than running text. */
export async function recognisePage(page: PreparedPage, tools: Pick<ReadingTools, 'recogniser'>): Promise<PageLayout | null> {
  const { image, rulings, letterHeight } = page;
  const cells = phrasesOfTables(page, image.width);
  if (cells.length === 0) return null;
  const sheet = layOutLines(image, cells, letterHeight);
  const words = await (await tools.recogniser()).recognise(sheet.image);
  return { width: image.width, height: image.height, words: backOnPage(sheet, words), rulings };
}
