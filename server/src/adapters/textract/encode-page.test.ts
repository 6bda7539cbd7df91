import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { blankImage } from '@keydate/reader/picture/gray-image';
import { encodePage } from './encode-page';

const MB = 1024 * 1024;

function noise(width: number, height: number) {
  const image = blankImage(width, height);
  randomFillSync(image.pixels);
  return image;
}

test('a page is sent as it is', async () => {
  const { format, width, height } = await sharp(await encodePage(blankImage(1700, 2200))).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1700, height: 2200 });
});

test.each([
  ['a Letter page of nothing but noise', 2200, 2847, 5 * MB],
  ['the largest that pages are made, of nothing but noise', 4000, 4000, 10 * MB],
])('%s stays below what the service takes', async (_what, width, height, most) => {
  expect((await encodePage(noise(width, height))).length).toBeLessThan(most);
});

test('a strip that is longer than the service takes is sent smaller', async () => {
  const { width, height } = await sharp(await encodePage(blankImage(1100, 14_000))).metadata();
  expect({ width, height }).toEqual({ width: 786, height: 10_000 });
});
