import PDFDocument from 'pdfkit';
import { chanceFrom } from './chance';
import { drawPages, drawRunningText, pdfBytes, PAGE, type Pen } from './draw-text';
import { fontFamily } from './fonts';
import type { InventedContract, TableRow } from './invent-contract';

export interface DrawnContract {
  pdf: Buffer;
  /** The number of the table's rows on the page where it begins. */
  rowsOnItsFirstPage: number;
}

/** The contract as a typed PDF on Letter pages: running text, the table of dates, running text, signatures. */
export async function drawContract(contract: InventedContract): Promise<DrawnContract> {
  const { look, seed } = contract;
  const document = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  const bytes = pdfBytes(document);
  const pen = drawPages(document, look, fontFamily(look.font), chanceFrom(seed + 77));
  drawRunningText(pen, look.pagesBefore > 0 ? look.pagesBefore : 0.15);
  if (look.pagesBefore > 0)
    drawSmallTable(
      pen,
      ['No.', 'Party', 'Role', 'Since'],
      [
        ['1', 'Nora Fielding', 'Buyer', '4/2/2024'],
        ['2', 'Ruth Beck', 'Seller', '6/11/2019'],
      ],
    );
  pen.write('3.1. Dates and Deadlines.', true);
  const rowsOnItsFirstPage = drawTable(pen, contract);
  drawRunningText(pen, look.pagesAfter > 0 ? look.pagesAfter : 0.2);
  drawSmallTable(
    pen,
    ['Signature', 'Party', 'Printed name', 'Date'],
    [
      ['1', 'Buyer', 'Nora Fielding', '5/27/2030'],
      ['2', 'Seller', 'Ruth Beck', '5/28/2030'],
    ],
  );
  document.end();
  return { pdf: await bytes, rowsOnItsFirstPage };
}

function drawTable(pen: Pen, { lines, look }: InventedContract): number {
  let pages = 1;
  let rowsOnFirstPage = 0;
  const edges = columnEdges(look.columnShares, look.header, pen);
  drawRow(pen, edges, look.header, true);
  for (const line of lines) {
    const cells = typeof line === 'string' ? headingCells(line, look.headingsInFirstColumn) : line;
    const isHeading = typeof line === 'string';
    if (pen.startsNewPage(rowHeight(pen, edges, cells, isHeading))) {
      pages += 1;
      if (look.repeatsHeader) drawRow(pen, edges, look.header, true);
    }
    if (pages === 1 && !isHeading) rowsOnFirstPage += 1;
    drawRow(pen, edges, cells, isHeading);
  }
  pen.skip(12);
  return rowsOnFirstPage;
}

function drawSmallTable(pen: Pen, header: TableRow, rows: readonly TableRow[]): void {
  const edges = columnEdges([0.15, 0.25, 0.3], header, pen);
  pen.startsNewPage(80);
  pen.skip(8);
  for (const [index, row] of [header, ...rows].entries()) drawRow(pen, edges, row, index === 0);
  pen.skip(12);
}

function headingCells(heading: string, inFirstColumn: boolean): TableRow {
  return inFirstColumn ? [heading, '', '', ''] : ['', '', heading, ''];
}

/** The columns in their shares of the width; the first two are at least as wide as the words of their names. */
function columnEdges([first = 0, second = 0, third = 0]: readonly number[], header: TableRow, pen: Pen): number[] {
  const width = PAGE.right - PAGE.left;
  const atLeast = (share: number, word: string) =>
    Math.max(share * width, pen.widthOf(word) + 2 * pen.look.cellPadding + 1);
  const [item, reference] = [atLeast(first, header[0].split(' ')[0] ?? ''), atLeast(second, header[1])];
  const titleStart = PAGE.left + item + reference;
  return [PAGE.left, PAGE.left + item, titleStart, titleStart + third * width, PAGE.right];
}

/** A heading that starts in the first column runs across the whole row, as a merged cell does. */
function cellWidth(edges: readonly number[], column: number, cells: TableRow): number {
  const isMerged = column === 0 && cells[1] === '' && cells[2] === '' && cells[0] !== '';
  return (edges[isMerged ? 4 : column + 1] ?? 0) - (edges[column] ?? 0);
}

function rowHeight(pen: Pen, edges: readonly number[], cells: TableRow, bold: boolean): number {
  const heights = cells.map((text, column) =>
    pen.heightOf(text, cellWidth(edges, column, cells) - 2 * pen.look.cellPadding, bold),
  );
  return Math.max(...heights) + 2 * pen.look.rowPadding;
}

function drawRow(pen: Pen, edges: readonly number[], cells: TableRow, bold: boolean): void {
  const { look } = pen;
  const height = rowHeight(pen, edges, cells, bold);
  const top = pen.y;
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  if (bold && look.shadesHeadings) pen.shade(left, top, right - left, height);
  for (const [column, text] of cells.entries()) {
    const width = cellWidth(edges, column, cells) - 2 * look.cellPadding;
    const free = height - 2 * look.rowPadding - pen.heightOf(text, width, bold);
    const centred = look.centredNumbers && column < 2 && !bold;
    pen.put(
      text,
      (edges[column] ?? 0) + look.cellPadding,
      top + look.rowPadding + (look.topAligned ? 0 : free / 2),
      width,
      { bold, centred },
    );
  }
  if (look.rulings !== 'none') for (const y of [top, top + height]) pen.line(left, y, right, y);
  if (look.rulings === 'all') for (const x of edges) pen.line(x, top, x, top + height);
  pen.skip(height);
}
