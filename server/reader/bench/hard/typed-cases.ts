import type { Chance } from '../contracts/chance';
import type { TableRow } from '../contracts/invent-contract';
import { FormSheet, ONE_DATE, STYLES, type FormStyle, type Place } from './draw-form';
import type { Drawn } from './drawn';
import { HEADER, rowsOfForm } from './rows-of-form';

export const DATE = 3;
export const SENTENCE = 'Whoever buys examines the papers of the house before the day named for it in the table.';

export function styleOf(number: number): FormStyle {
  const style = STYLES[number % STYLES.length];
  if (!style) throw new RangeError('no style to draw in');
  return style;
}

const STAMPS = [
  (chance: Chance) => ['dotloop verified', `05/28/31 9:${chance.whole(10, 59)} AM MDT`, 'Q7RX-K2LM-9PBD-T4WZ'],
  () => ['DocuSigned by:', 'DS', 'NF'],
  (chance: Chance) => ['Authentisign', `05/28/2031 09:14:${chance.whole(10, 59)} AM MDT`],
];

/** A typed contract that was signed on screen: stamps with their times are next to its rows and between them. */
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
