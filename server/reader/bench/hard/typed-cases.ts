import { createCanvas } from '@napi-rs/canvas';
import type { Chance } from '../contracts/chance';
import type { TableRow } from '../contracts/invent-contract';
import { FormSheet, ONE_DATE, STYLES, TWO_DATES, type FormStyle, type Place } from './draw-form';
import { handwritten, type Polyline } from './handwriting';
import type { Drawn } from './hard-cases';
import { HEADER, isDate, movedBy, rowsOfForm } from './rows-of-form';

const DATE = 3;
const PEN = { width: 1, height: 9 };
const SENTENCE = 'Whoever buys examines the papers of the house before the day named for it in the table.';

export function styleOf(number: number): FormStyle {
  const style = STYLES[number % STYLES.length];
  if (!style) throw new RangeError('no style to draw in');
  return style;
}

type Ink = 'strokes' | 'pictures' | 'outlines';

/** A typed form, or its first rows, whose days were written in with a pen: as strokes, as small pictures, or as filled shapes. */
export async function inkedForm(ink: Ink, number: number, rowCount?: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number, { rowCount });
  const sheet = new FormSheet(styleOf(number));
  const typed = rows.map(([item, reference, title, date]) => [item, reference, title, isDate(date) ? '' : date]);
  const style = styleOf(number);
  for (let first = 0; first < typed.length; first += style.rowsOnPage) {
    const places = sheet.drawTable(ONE_DATE, HEADER, typed.slice(first, first + style.rowsOnPage), first ? '' : '3.1.');
    for (const [index, row] of places.entries()) {
      const [date = '', place] = [rows[first + index]?.[DATE], row[DATE]];
      if (place && isDate(date)) drawInk(sheet, ink, handwritten(date, place.x + 2, place.y, PEN.height, chance));
    }
  }
  return { bytes: await sheet.end(), rows };
}

function drawInk({ document }: FormSheet, ink: Ink, lines: readonly Polyline[]): void {
  if (ink === 'pictures') {
    const points = lines.flat();
    const [left, top] = [Math.min(...points.map(([x]) => x)) - 2, Math.min(...points.map(([, y]) => y)) - 2];
    const [right, bottom] = [Math.max(...points.map(([x]) => x)) + 2, Math.max(...points.map(([, y]) => y)) + 2];
    document.image(pictureOf(lines, left, top, right - left, bottom - top), left, top, { width: right - left });
    return;
  }
  for (const line of lines) {
    if (ink === 'strokes') {
      document.lineWidth(PEN.width);
      for (const [index, [x, y]] of line.entries())
        if (index === 0) document.moveTo(x, y);
        else document.lineTo(x, y);
      document.stroke();
    } else for (const [index, to] of line.slice(1).entries()) fillBetween(document, line[index] ?? to, to);
  }
}

/** The outline of a stroke, filled. */
function fillBetween(document: FormSheet['document'], [x0, y0]: Polyline[number], [x1, y1]: Polyline[number]): void {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [across, down] = [((y0 - y1) / length) * (PEN.width / 2), ((x1 - x0) / length) * (PEN.width / 2)];
  document
    .moveTo(x0 + across, y0 + down)
    .lineTo(x1 + across, y1 + down)
    .lineTo(x1 - across, y1 - down)
    .lineTo(x0 - across, y0 - down)
    .fill('#113');
  document.fillColor('#000');
}

/** A picture of what was written, three dots to a point, with nothing behind it. */
function pictureOf(lines: readonly Polyline[], left: number, top: number, width: number, height: number): Buffer {
  const scale = 3;
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  context.lineWidth = PEN.width * scale;
  for (const line of lines) {
    context.beginPath();
    for (const [x, y] of line) context.lineTo((x - left) * scale, (y - top) * scale);
    context.stroke();
  }
  return canvas.toBuffer('image/png');
}

/** A contract and the counter-proposal that answers it, whole again: most of its rows say that nothing changes. */
export async function counterproposal(number: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number);
  const sheet = new FormSheet(styleOf(number));
  sheet.drawTable(ONE_DATE, HEADER, rows, '3.1. Dates and Deadlines.');
  sheet.beginPage();
  sheet.writeParagraphs(SENTENCE);
  const answers = rows.map(([, , , date]) => (isDate(date) && chance.happens(0.2) ? movedBy(10, date) : date));
  const shown = rows.map(([item, reference, title, date], index) => {
    const isLeft = answers[index] === date;
    return [item, reference, title, isLeft ? chance.pick(['No Change', 'No Change', '']) : (answers[index] ?? '')];
  });
  sheet.drawTable(ONE_DATE, HEADER, shown, 'Counterproposal. Dates and Deadlines.');
  return { bytes: await sheet.end(), rows: withAnswers(rows, answers) };
}

const TWO_HEADERS = [
  ['Item No.', 'Reference', 'Event', 'Original', 'New'],
  ['No.', 'Ref.', 'Event', 'Original Date', 'Amended Date'],
  ['Item No.', 'Reference', 'Event', 'Current Deadline', 'New Deadline'],
];

/** A form that shows the original dates beside the new ones, of which most are left blank. */
export async function twoColumns(number: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number);
  const sheet = new FormSheet(styleOf(number));
  const answers = rows.map(([, , , date]) => (isDate(date) && chance.happens(0.25) ? movedBy(9, date) : date));
  const leftAsItWas = number % 2 ? '' : 'No Change';
  const shown = rows.map(([item, reference, title, date], index) => {
    const isLeft = answers[index] === date;
    return [item, reference, title, date, isLeft ? leftAsItWas : (answers[index] ?? '')];
  });
  sheet.drawTable(TWO_DATES, TWO_HEADERS[number % TWO_HEADERS.length] ?? [], shown, 'Agreement to Amend. Dates.');
  return { bytes: await sheet.end(), rows: withAnswers(rows, answers) };
}

const STAMPS = [
  (chance: Chance) => ['dotloop verified', `05/28/31 9:${chance.whole(10, 59)} AM MDT`, 'Q7RX-K2LM-9PBD-T4WZ'],
  () => ['DocuSigned by:', 'DS', 'NF'],
  (chance: Chance) => ['Authentisign', `05/28/2031 09:14:${chance.whole(10, 59)} AM MDT`],
];

/** A typed contract that was signed on screen: stamps with their times stand beside and between its rows. */
export async function signedOnScreen(number: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number);
  const withBlanks = rows.map(([item, reference, title, date], index): TableRow => [
    item,
    reference,
    title,
    index % 9 === 4 ? '' : date,
  ]);
  const style = styleOf(number);
  const sheet = new FormSheet(style);
  for (let first = 0; first < rows.length; first += style.rowsOnPage) {
    const places = sheet.drawTable(
      ONE_DATE,
      HEADER,
      withBlanks.slice(first, first + style.rowsOnPage),
      first ? '' : '3.1.',
    );
    for (const [index, row] of places.entries()) {
      const place = row[DATE];
      if (place && (first + index) % 3 === 1) drawStamp(sheet, STAMPS[number % STAMPS.length]?.(chance) ?? [], place);
    }
  }
  return { bytes: await sheet.end(), rows: withBlanks };
}

/** In letters of half the size, one line below the other, in the right half of the cell. */
function drawStamp(sheet: FormSheet, lines: readonly string[], { x, y }: Place): void {
  sheet.document.lineWidth(0.4);
  sheet.document.rect(x + 88, y - 4, 68, 4.4 * lines.length + 3).stroke();
  for (const [index, line] of lines.entries()) sheet.write(line, x + 90, y - 3 + index * 4.4, 4, false, '#345');
}

/** A typed contract of which some dates are struck out, with the ones that hold beside them. */
export async function struckDates(number: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number);
  const style = styleOf(number);
  const sheet = new FormSheet(style);
  const struck = rows.map(([, , , date]) => isDate(date) && chance.happens(0.3));
  const shown = rows.map(([item, reference, title, date], index) => [
    item,
    reference,
    title,
    struck[index] ? `${movedBy(-6, date)}   ${date}` : date,
  ]);
  for (let first = 0; first < rows.length; first += style.rowsOnPage) {
    const places = sheet.drawTable(ONE_DATE, HEADER, shown.slice(first, first + style.rowsOnPage), first ? '' : '3.1.');
    for (const [index, row] of places.entries()) {
      const [place, date] = [row[DATE], rows[first + index]?.[DATE] ?? ''];
      if (place && struck[first + index]) strike(sheet, place, sheet.widthOf(movedBy(-6, date)), number);
    }
  }
  return { bytes: await sheet.end(), rows };
}

/** A level line, one by hand, or a curve. */
function strike({ document }: FormSheet, { x, y, height }: Place, width: number, number: number): void {
  const middle = y + 0.5 * height;
  document.lineWidth(0.8).moveTo(x - 1, middle);
  if (number % 3 === 0) document.lineTo(x + width + 1, middle);
  else if (number % 3 === 1) document.lineTo(x + width * 0.5, middle - 1.2).lineTo(x + width + 1, middle + 1.4);
  else document.bezierCurveTo(x + width * 0.3, middle - 3, x + width * 0.7, middle + 3, x + width + 1, middle - 0.5);
  document.stroke();
}

const PACKET_PAGES = [61, 140, 296];

/** A packet of many typed pages with the contract somewhere among them. */
export async function packet(number: number): Promise<Drawn> {
  const { rows } = rowsOfForm(number);
  const sheet = new FormSheet(styleOf(number));
  const pages = PACKET_PAGES[number % PACKET_PAGES.length] ?? 61;
  const before = Math.floor(pages * 0.8);
  for (let page = 0; page < before; page++) {
    sheet.beginPage();
    sheet.writeParagraphs(SENTENCE);
  }
  sheet.drawTable(ONE_DATE, HEADER, rows, '3.1. Dates and Deadlines.');
  for (let page = before + 2; page < pages; page++) {
    sheet.beginPage();
    sheet.writeParagraphs(SENTENCE);
  }
  return { bytes: await sheet.end(), rows };
}

function withAnswers(rows: readonly TableRow[], answers: readonly string[]): TableRow[] {
  return rows.map(([item, reference, title], index) => [item, reference, title, answers[index] ?? '']);
}
