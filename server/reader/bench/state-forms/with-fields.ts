import { PDFDocument } from 'pdf-lib';

/** A field of a form on a page (counted from 0), in points from its upper left corner: a text, or a box that is ticked or not. */
export interface Field {
  page: number;
  x: number;
  y: number;
  width: number;
  value: string | boolean;
}

const HEIGHT = 792;
const BOX = 9;

/** A PDF whose blanks somebody filled in on screen. */
export async function withFields(bytes: Buffer, fields: readonly Field[]): Promise<Buffer> {
  const document = await PDFDocument.load(bytes);
  const form = document.getForm();
  for (const [index, { page, x, y, width, value }] of fields.entries()) {
    const sheet = document.getPage(page);
    if (typeof value === 'string') {
      const field = form.createTextField(`text.${index}`);
      field.setText(value);
      field.addToPage(sheet, { x, y: HEIGHT - y - 11, width, height: 14, borderWidth: 0 });
      field.setFontSize(9);
    } else {
      const box = form.createCheckBox(`box.${index}`);
      box.addToPage(sheet, { x, y: HEIGHT - y - BOX, width: BOX, height: BOX });
      if (value) box.check();
    }
  }
  return Buffer.from(await document.save());
}
