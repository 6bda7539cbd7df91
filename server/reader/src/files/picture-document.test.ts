import sharp from 'sharp';
import { aTiff } from '../../test/builders/a-tiff';
import { ReadingRefused } from '../reading-refused';
import { openPictureDocument } from './picture-document';

test('a TIFF has all its pages, each of its own size', async () => {
  const document = await openPictureDocument(
    aTiff([
      { width: 850, height: 1100, gray: 255 },
      { width: 1100, height: 850, gray: 0 },
    ]),
  );
  const pages = [await document.page(1), await document.page(2)];
  const pictures = await Promise.all(pages.map((page) => page.picture()));
  expect(document.pageCount).toBe(2);
  expect(pictures.map(({ width, height, pixels }) => [width > height, pixels[0]])).toEqual([
    [false, 255],
    [true, 0],
  ]);
});

test('a WebP picture is one page, on white where it is transparent', async () => {
  const image = { create: { width: 40, height: 60, channels: 4, background: '#0000' } } as const;
  const document = await openPictureDocument(await sharp(image).webp().toBuffer());
  expect(document.pageCount).toBe(1);
  expect((await (await document.page(1)).picture()).pixels[0]).toBe(255);
});

test('a TIFF with more dots than may be unpacked at once is refused before it is unpacked', async () => {
  const tiff = aTiff([{ width: 6000, height: 6000, gray: null }]);
  await expect(openPictureDocument(tiff)).rejects.toThrow(new ReadingRefused('CONTRACT_TOO_DETAILED'));
});

test('a TIFF that breaks off is damaged', async () => {
  const tiff = aTiff([{ width: 850, height: 1100, gray: 255 }]).subarray(0, 5000);
  await expect(openPictureDocument(tiff)).rejects.toThrow(new ReadingRefused('CONTRACT_BROKEN'));
});
