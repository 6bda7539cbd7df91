import { createCanvas } from '@napi-rs/canvas';

const COLUMNS = [160, 330, 520, 1200] as const;
const PITCH = 56;
const TOP = 300;

/** Rows of cells as a scanner sees them, on a Letter page of 200 dpi; a PNG. */
export function aScannedPage(rows: readonly (readonly string[])[]): Buffer {
  const canvas = createCanvas(1700, 2200);
  const context = canvas.getContext('2d');
  Object.assign(context, { fillStyle: '#fff' }).fillRect(0, 0, 1700, 2200);
  Object.assign(context, { fillStyle: '#000', font: '30px Helvetica, Arial, sans-serif' });
  for (const [line, row] of rows.entries()) {
    for (const [column, text] of row.entries()) context.fillText(text, COLUMNS[column]!, TOP + PITCH * line);
  }
  return canvas.toBuffer('image/png');
}
