import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

/** A font that comes with pdfjs-dist: the fonts of two machines differ, and so do the recognized texts. */
export const FONT = 'Liberation Sans of pdfjs-dist';
GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  FONT,
);

const COLUMNS = [160, 330, 520, 1200] as const;
const PITCH = 56;
const TOP = 300;

/** A stroke of a pen, in dots: from one place to another, bent at a third. */
export type PenStroke = readonly [x0: number, y0: number, xBend: number, yBend: number, x1: number, y1: number];

/** Rows of cells as a scanner sees them, on a Letter page of 200 dpi, and a pen's strokes over them; a PNG. */
export function aScannedPage(rows: readonly (readonly string[])[], pen: readonly PenStroke[] = []): Buffer {
  const canvas = createCanvas(1700, 2200);
  const context = canvas.getContext('2d');
  Object.assign(context, { fillStyle: '#fff' }).fillRect(0, 0, 1700, 2200);
  Object.assign(context, { fillStyle: '#000', font: `30px '${FONT}'` });
  for (const [line, row] of rows.entries()) {
    for (const [column, text] of row.entries()) context.fillText(text, COLUMNS[column]!, TOP + PITCH * line);
  }
  Object.assign(context, { strokeStyle: '#223', lineWidth: 4, lineCap: 'round' });
  for (const [x0, y0, xBend, yBend, x1, y1] of pen) {
    context.beginPath();
    context.moveTo(x0, y0);
    context.quadraticCurveTo(xBend, yBend, x1, y1);
    context.stroke();
  }
  return canvas.toBuffer('image/png');
}
