import sharp from 'sharp';
import { aScannedPage } from './a-scanned-page';
import { HEADER, type Contract, type WrittenRow } from './pdf-contracts';

const SUBJECTS = [
  'Record Title',
  'Survey',
  'Appraisal',
  'Inspection',
  'Conditional Sale',
  'New Loan Terms',
  'Due Diligence Documents',
  'Association Documents',
];
const ROWS = ['Deadline', 'Objection Deadline', 'Resolution Deadline'].flatMap((end, part) =>
  SUBJECTS.map((subject, index): WrittenRow => [
    String(part * SUBJECTS.length + index + 1),
    '§ 8',
    `${subject} ${end}`,
    `${part + 3}/${index + 10}/2031`,
  ]),
);
const PAGES = [0, 1, 2].map((part) => ROWS.slice(part * SUBJECTS.length, (part + 1) * SUBJECTS.length));
/** The rows of a table that is scanned on three pages. */
export const [FIRST = [], SECOND = [], THIRD = []] = PAGES;

export const asScanned = (rows: readonly WrittenRow[]): Buffer => aScannedPage([HEADER, ...rows]);
export const outOfFocus = (page: Buffer): Promise<Buffer> => sharp(page).blur(5).png().toBuffer();

/** Draws these pictures into a contract, each as a page. */
export const asPages =
  (...pages: (Buffer | Promise<Buffer>)[]) =>
  async ({ document, page: first }: Contract): Promise<void> => {
    for (const [index, picture] of pages.entries()) {
      const page = index === 0 ? first : document.addPage([612, 792]);
      page.drawImage(await document.embedPng(await picture), { x: 0, y: 0, width: 612, height: 792 });
    }
  };
