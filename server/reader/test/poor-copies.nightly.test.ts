import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { boundAsPdf } from '../bench/contracts/damage';
import { precision, recall, scoreRows } from '../bench/score';
import { sample, startReading, truthOf } from './reading';

const { read } = startReading();

/** The least that such files must return: one row of about thirty may be missed. */
const ENOUGH = { scan: { recall: 0.97, precision: 0.97 }, photo: { recall: 0.92, precision: 0.97 } };

const upsideDown = async (picture: Buffer) => sharp(picture).rotate(180).jpeg({ quality: 90 }).toBuffer();

/** The pages of a scan, each laid in sideways and askew on a dark glass. */
async function laidInAskew(pdf: Buffer): Promise<Buffer> {
  const { context } = await PDFDocument.load(pdf);
  const pictures = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
        ? [object.contents]
        : [],
    );
  const turned = await Promise.all(
    pictures.map((picture) => sharp(picture).rotate(93, { background: '#222' }).jpeg({ quality: 80 }).toBuffer()),
  );
  return boundAsPdf(turned, await Promise.all(turned.map((page) => sharp(page).metadata())));
}

test.each([
  ['a fax', 'scan' as const, 'scan-fax', () => sample('scan-fax.pdf')],
  [
    'a photograph taken upside down',
    'photo' as const,
    'photo-phone',
    async () => upsideDown(await sample('photo-phone.jpg')),
  ],
  [
    'a scan that was laid in askew and sideways',
    'scan' as const,
    'scan-office',
    async () => laidInAskew(await sample('scan-office.pdf')),
  ],
])('%s is read nearly whole, and no day of it comes out wrong without a flag', async (_what, kind, name, file) => {
  const { rows, doubts } = await read(await file());

  const score = scoreRows(await truthOf(name), rows.slice(1), new Set(doubts.map(({ row }) => row - 1)));

  expect(score.silentlyWrong).toEqual([]);
  expect(recall(score)).toBeGreaterThanOrEqual(ENOUGH[kind].recall);
  expect(precision(score)).toBeGreaterThanOrEqual(ENOUGH[kind].precision);
});
