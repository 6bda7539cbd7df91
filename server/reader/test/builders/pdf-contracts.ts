import { PDFDocument, PDFName, PDFString, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';

export type WrittenRow = readonly [item: string, reference: string, title: string, date: string];

export const HEADER: WrittenRow = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];
export const ROWS: WrittenRow[] = [
  ['1', '§ 4', 'Alternative Earnest Money Deadline', '3/4/2031'],
  ['2', '§ 8', 'Record Title Deadline', '3/7/2031'],
  ['3', '§ 10', 'Inspection Objection Deadline', 'N/A'],
  ['4', '§ 12', 'Closing Date', '4/1/2031'],
  ['5', '§ 17', 'Possession Date', '4/1/2031'],
];

/** The rows that a scan of them returns. */
export const TABLE = [HEADER, ...ROWS];

const SIZE = 9;
const PITCH = 18;
const TOP = 720;
const COLUMNS = [60, 110, 180, 430] as const;
const DATE = 3;

/** The table's position on its page, in points from below. */
export const TABLE_PLACE = { columns: COLUMNS, top: TOP, size: SIZE, pitch: PITCH };

interface TablePlace {
  columns?: readonly number[];
  top?: number;
  size?: number;
  pitch?: number;
}

export interface Contract {
  document: PDFDocument;
  page: PDFPage;
  font: PDFFont;
}

/** A contract of one page, with nothing on it yet. */
export async function aContract(): Promise<Contract> {
  const document = await PDFDocument.create();
  return { document, page: document.addPage([612, 792]), font: await document.embedFont(StandardFonts.Helvetica) };
}

/** The file of a contract that somebody wrote or changed. */
export async function written(write: (contract: Contract) => unknown): Promise<Uint8Array> {
  const contract = await aContract();
  await write(contract);
  return contract.document.save({ updateFieldAppearances: false });
}

/** Writes the table, a header above its rows. */
export function writeTable(
  { page, font }: Contract,
  rows: readonly WrittenRow[] = ROWS,
  { columns = COLUMNS, top = TOP, size = SIZE, pitch = PITCH }: TablePlace = {},
): void {
  for (const [index, row] of [HEADER, ...rows].entries()) {
    for (const [column, text] of row.entries())
      if (text !== '') page.drawText(text, { x: columns[column]!, y: top - pitch * index, size, font });
  }
}

/** The table with its dates left open. */
export function writeOpenTable(contract: Contract): void {
  writeTable(
    contract,
    ROWS.map(([item, reference, title]) => [item, reference, title, ''] as const),
  );
}

/** The box around the date of a row, counted from 0, as [left, bottom, right, top]. */
export function dateBox(row: number): [number, number, number, number] {
  const y = TOP - PITCH * (row + 1);
  return [COLUMNS[DATE] - 2, y - 4, COLUMNS[DATE] + 110, y + 11];
}

/** Puts annotations onto the page. */
export function annotate({ document, page }: Contract, annotations: readonly Record<string, unknown>[]): void {
  const literal = (value: unknown) =>
    typeof value === 'string' && value.startsWith('text:') ? PDFString.of(value.slice(5)) : value;
  const refs = annotations.map((one) => {
    const entries = Object.fromEntries(Object.entries(one).map(([key, value]) => [key, literal(value)]));
    return document.context.register(document.context.obj({ Type: 'Annot', F: 4, ...entries } as never));
  });
  page.node.set(PDFName.of('Annots'), document.context.obj(refs));
}
