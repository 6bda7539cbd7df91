import type PDFDocument from 'pdfkit';
import type { Chance } from './chance';
import type { FontFamily } from './fonts';
import type { Look } from './invent-contract';

export const PAGE = { left: 62, right: 556, top: 60, bottom: 730 };

const SENTENCES = [
  'Whoever buys examines the papers of the house before the day named for it in the table.',
  'What is not objected to in writing by the day set out beside it counts as accepted.',
  'The sum held in trust goes to the party who is entitled to it once both sides have signed a release.',
  'A day that the parties have left open obliges nobody until both have written it in and put their initials beside it.',
  'Each side bears the cost of its own advice, and nothing said between brokers changes what is written here.',
  'If the lender declines in writing, the buyer may withdraw, provided that the notice arrives in time.',
  'Repairs agreed on are done by people who are licensed for them, and paid for before the keys change hands.',
  'The survey made on 3/14/2024 is handed over as it is, and the notice of 06/31 in the older draft is void.',
];

/** Draws down the page and starts the next one when the page is full. */
export interface Pen {
  look: Look;
  readonly y: number;
  skip(points: number): void;
  startsNewPage(needed: number): boolean;
  heightOf(text: string, width: number, bold: boolean): number;
  widthOf(text: string): number;
  put(
    text: string,
    x: number,
    y: number,
    width: number,
    style?: { bold?: boolean; centred?: boolean; justified?: boolean },
  ): void;
  write(text: string, bold?: boolean): void;
  line(x0: number, y0: number, x1: number, y1: number): void;
  shade(x: number, y: number, width: number, height: number): void;
  chance: Chance;
}

export function drawPages(document: PDFDocument, look: Look, family: FontFamily, chance: Chance): Pen {
  let y = PAGE.top;
  let page = 0;
  const set = (bold: boolean) => document.font(bold ? family.bold : family.regular).fontSize(look.fontSize);
  const heightOf = (text: string, width: number, bold: boolean) => set(bold).heightOfString(text || ' ', { width });
  const turnPage = () => {
    document.addPage();
    page += 1;
    y = PAGE.top;
    document.font(family.regular).fontSize(7).fillColor('#333');
    if (look.envelopeLine)
      document.text(`Envelope 7C1E-22A sent 5/28/2030 9:14 AM   page ${page}`, PAGE.left, 32, { lineBreak: false });
    for (let line = 0; look.marginNumbers && line < 46; line++)
      document.text(String((page - 1) * 46 + line + 1), PAGE.left - 30, PAGE.top + line * 14.5, { lineBreak: false });
    document.text(`CBS1-6-26  CONTRACT TO BUY AND SELL REAL ESTATE   Page ${page}`, PAGE.left, 756, {
      lineBreak: false,
    });
    document.fillColor('#000');
  };
  const pen: Pen = {
    look,
    chance,
    get y() {
      return y;
    },
    skip: (points) => void (y += points),
    startsNewPage(needed) {
      if (y + needed <= PAGE.bottom) return false;
      turnPage();
      return true;
    },
    heightOf,
    widthOf: (text) => set(true).widthOfString(text),
    put(text, x, at, width, { bold = false, centred = false, justified = false } = {}) {
      if (text === '') return;
      set(bold).text(text, x, at, { width, align: alignment(centred, justified) });
    },
    write(text, bold = false) {
      const width = PAGE.right - PAGE.left;
      pen.startsNewPage(heightOf(text, width, bold) + 4);
      pen.put(text, PAGE.left, y, width, { bold, justified: !bold });
      y += heightOf(text, width, bold) + 4;
    },
    line(x0, y0, x1, y1) {
      document.lineWidth(0.6).moveTo(x0, y0).lineTo(x1, y1).stroke();
    },
    shade(x, top, width, height) {
      document.rect(x, top, width, height).fill('#e4e4e4');
      document.fillColor('#000');
    },
  };
  turnPage();
  return pen;
}

function alignment(centred: boolean, justified: boolean): 'left' | 'center' | 'justify' {
  if (centred) return 'center';
  return justified ? 'justify' : 'left';
}

/** Draws paragraphs for about this many pages. */
export function drawRunningText(pen: Pen, pages: number): void {
  const share = Math.ceil(pages * 14);
  for (let index = 1; index <= share; index++) {
    const sentences = Array.from({ length: pen.chance.whole(2, 4) }, () => pen.chance.pick(SENTENCES));
    pen.write(`${pen.chance.whole(1, 30)}.${index}. ${sentences.join(' ')}`);
  }
}

export function pdfBytes(document: PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
}
