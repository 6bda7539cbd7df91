import type { ScanSource } from '@keydate/contracts/scans';
import { encodePicture } from '../files/encode-picture';
import { openContract } from '../files/open-contract';
import { partOf, turned, type GrayImage } from '../picture/gray-image';
import { straightenPage } from '../picture/prepare-page';
import { pagesOn } from '../read-page';
import { ReadingRefused } from '../reading-refused';
import type { ContractDocument, ReadingTools } from '../reading-tools';
import type { SheetRead } from './row-place';

/** In dots: of a picture of a row, and of a whole sheet. */
const ROW_WITHIN = { width: 1200, height: 600 };
const SHEET_WITHIN = { width: 1700, height: 2800 };

/** Of all pictures of a contract: a file that was made to have many rows fills neither memory nor disk. The rows behind have none. */
const MOST_BYTES = 24 * 1024 * 1024;

/** The pictures of a contract for its review: JPEGs that were drawn dot by dot, of whole sheets and of each row. */
export interface ContractPictures {
  sheets: Uint8Array[];
  rows: { row: number; picture: Uint8Array }[];
}

/** The rows to draw, and the sheets on which they are, as the reading has them. */
export interface PicturesRequest {
  sheets: readonly SheetRead[];
  sources: readonly ScanSource[];
}

/**
 * Draws the sheets of a contract as they were read, and cuts out each row.
 * @throws ReadingRefused if the file cannot be opened or drawn
 */
export async function drawPictures(
  bytes: Uint8Array,
  { sheets, sources }: PicturesRequest,
  tools: Pick<ReadingTools, 'openPdf' | 'openPicture'>,
  onStep: () => void,
): Promise<ContractPictures> {
  onStep();
  const document = await openContract(bytes, tools);
  const pictures: ContractPictures = { sheets: [], rows: [] };
  let size = 0;
  const encode = async (...[image, within]: Parameters<typeof encodePicture>) => {
    const picture = await encodePicture(image, within);
    size += picture.length;
    return picture;
  };
  try {
    for (const [index, sheet] of sheets.entries()) {
      onStep();
      const image = await drawSheet(document, sheet);
      pictures.sheets.push(await encode(image, SHEET_WITHIN));
      for (const { row, sheet: own, box } of sources) {
        if (own !== index) continue;
        if (size > MOST_BYTES) return pictures;
        pictures.rows.push({ row, picture: await encode(partOf(image, box), ROW_WITHIN) });
      }
    }
    return pictures;
  } finally {
    await document.close();
  }
}

async function drawSheet(
  document: ContractDocument,
  { page, part, isPicture, isTurned }: SheetRead,
): Promise<GrayImage> {
  const sheet = (await pagesOn(await document.page(page)))[part];
  if (!sheet) throw new ReadingRefused('CONTRACT_BROKEN');
  if (!isPicture && sheet.words) return sheet.words.drawing();
  const image = straightenPage(await sheet.picture());
  return isTurned ? turned(image, 2) : image;
}
