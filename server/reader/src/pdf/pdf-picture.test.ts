import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { openPdfDocument } from './pdf-document';

test('a page whose dots are not square, as those of a fax, is read in its own proportions', async () => {
  const document = await PDFDocument.create();
  const stored = await sharp({ create: { width: 1700, height: 1100, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer();
  document.addPage([612, 792]).drawImage(await document.embedJpg(stored), { x: 0, y: 0, width: 612, height: 792 });
  const pdf = await openPdfDocument(await document.save());
  const { width, height } = await (await pdf.page(1)).picture();
  await pdf.close();
  expect([width, height]).toEqual([1700, 2200]);
});
