import { createCanvas } from '@napi-rs/canvas';
import { FONT } from './a-scanned-page';
import { HEADER, TABLE_PLACE, type Contract, type WrittenRow } from './pdf-contracts';

/** Dots for each point. */
const SCALE = 3;
/** In points, around the part of the page that became a picture: its titles and dates, less than a tenth of the page. */
const AROUND = { left: 170, right: 490, above: 12, below: 6 };
const [DATE_LEFT, DATE_RIGHT] = [TABLE_PLACE.columns[3] - 3, TABLE_PLACE.columns[3] + 46];

/** Rows, counted from 0, that a pen crossed from one end of their date to the other. */
export interface Flattened {
  struck?: readonly number[];
}

/**
 * Covers the typed table with a picture of these rows at their positions, as a program does that turns the changed
 * part of a page into a picture and leaves the typed text below.
 */
export async function coverWithPicture(
  { document, page }: Contract,
  rows: readonly WrittenRow[],
  { struck = [] }: Flattened = {},
): Promise<void> {
  const { columns, top, size, pitch } = TABLE_PLACE;
  const [width, height] = [AROUND.right - AROUND.left, AROUND.above + pitch * rows.length + AROUND.below];
  const canvas = createCanvas(SCALE * width, SCALE * height);
  const context = canvas.getContext('2d');
  Object.assign(context, { fillStyle: '#fff' }).fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.translate(-AROUND.left, AROUND.above);
  Object.assign(context, { fillStyle: '#000', font: `${size}px '${FONT}'` });
  for (const [line, row] of [HEADER, ...rows].entries())
    for (const [column, text] of row.entries())
      if (columns[column]! > AROUND.left) context.fillText(text, columns[column]!, pitch * line);
  Object.assign(context, { strokeStyle: '#223', lineWidth: 1.2, lineCap: 'round' });
  for (const row of struck) {
    const y = pitch * (row + 1) - size / 3;
    context.beginPath();
    context.moveTo(DATE_LEFT, y + 2);
    context.quadraticCurveTo(DATE_LEFT + 20, y - 1, DATE_RIGHT, y - 2);
    context.stroke();
  }
  const picture = await document.embedPng(canvas.toBuffer('image/png'));
  page.drawImage(picture, { x: AROUND.left, y: top + AROUND.above - height, width, height });
}
