import PDFDocument from 'pdfkit';
import { fontFamily } from '../contracts/fonts';
import { pdfBytes } from '../contracts/draw-text';

/** The position of a cell's text, in points from the upper left corner of its page (counted from 0). */
export interface Place {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FormStyle {
  font: number;
  size: number;
  pitch: number;
  rulings: 'all' | 'across' | 'none';
  rowsOnPage: number;
  repeatsHeader: boolean;
}

export const STYLES: FormStyle[] = [
  { font: 0, size: 9, pitch: 18, rulings: 'all', rowsOnPage: 34, repeatsHeader: true },
  { font: 1, size: 9.5, pitch: 19, rulings: 'across', rowsOnPage: 30, repeatsHeader: true },
  { font: 0, size: 8.5, pitch: 17, rulings: 'none', rowsOnPage: 36, repeatsHeader: false },
];

/** The left edges of the columns, with the right edge of the last. */
export const ONE_DATE = [36, 84, 134, 400, 566];
export const TWO_DATES = [24, 70, 118, 360, 470, 580];

/** A document that forms are drawn into, page by page. */
export class FormSheet {
  readonly document = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  private readonly bytes = pdfBytes(this.document);
  private readonly style: FormStyle;
  /** At the foot of each page. */
  private readonly name: string;
  private pages = 0;

  constructor(style: FormStyle, name = 'CBS1-6-26  CONTRACT TO BUY AND SELL REAL ESTATE') {
    this.style = style;
    this.name = name;
  }

  /** Begins a page with the name of the form and, if given, a line above its table. */
  beginPage(line = ''): void {
    this.document.addPage({ size: 'LETTER', margin: 0 });
    this.pages += 1;
    this.write(`${this.name}   Page ${this.pages}`, 60, 760, 7);
    if (line !== '') this.write(line, 60, 56, 10, true);
  }

  write(text: string, x: number, y: number, size = this.style.size, isBold = false, color = '#000'): void {
    const { bold, regular } = fontFamily(this.style.font);
    if (text === '') return;
    this.document
      .font(isBold ? bold : regular)
      .fontSize(size)
      .fillColor(color);
    this.document.text(text, x, y, { lineBreak: false });
    this.document.fillColor('#000');
  }

  widthOf(text: string): number {
    return this.document.font(fontFamily(this.style.font).regular).fontSize(this.style.size).widthOfString(text);
  }

  /** Running text, to fill a page. */
  writeParagraphs(sentence: string): void {
    for (let line = 0; line < 46; line++) this.write(sentence, 60, 80 + line * 14.4);
  }

  /**
   * Draws a table over as many pages as it needs. Returns the position of each cell's text, row by row, without the headers.
   * @param begins the text above the table on its first page
   */
  drawTable(edges: readonly number[], header: readonly string[], rows: readonly (readonly string[])[], begins: string) {
    const { rowsOnPage, repeatsHeader } = this.style;
    const places: Place[][] = [];
    for (let first = 0; first < rows.length; first += rowsOnPage) {
      this.beginPage(first === 0 ? begins : '');
      const body = rows.slice(first, first + rowsOnPage);
      const shown = first === 0 || repeatsHeader ? [header, ...body] : body;
      const drawn = shown.map((cells, line) =>
        this.drawRow(edges, cells, 84 + line * this.style.pitch, cells === header),
      );
      places.push(...drawn.slice(shown.length - body.length));
    }
    return places;
  }

  async end(): Promise<Buffer> {
    this.document.end();
    return this.bytes;
  }

  private drawRow(edges: readonly number[], cells: readonly string[], top: number, isHeader: boolean): Place[] {
    const { pitch, size, rulings } = this.style;
    const [left = 0, right = 0] = [edges[0], edges.at(-1)];
    if (rulings !== 'none') for (const y of [top, top + pitch]) this.rule(left, y, right, y);
    if (rulings === 'all') for (const x of edges) this.rule(x, top, x, top + pitch);
    return cells.map((text, column) => {
      const x = (edges[column] ?? 0) + 4;
      const y = top + (pitch - size) / 2;
      this.write(text, x, y, size, isHeader);
      return { page: this.pages - 1, x, y, width: (edges[column + 1] ?? 0) - x, height: size };
    });
  }

  private rule(x0: number, y0: number, x1: number, y1: number): void {
    this.document.lineWidth(0.6).moveTo(x0, y0).lineTo(x1, y1).stroke();
  }
}
