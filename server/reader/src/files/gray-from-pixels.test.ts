import sharp from 'sharp';
import { readableScale, toGray } from './gray-from-pixels';

const MOST_DOTS = 16_000_000;

test('a page is made as large as reads well', () => {
  expect(readableScale(800, 1000)).toBe(2);
  expect(readableScale(1700, 2200)).toBe(1);
  expect(readableScale(4400, 5600)).toBe(0.5);
});

test.each([
  [20, 4000],
  [4000, 20],
  [1, 10_000],
  [900, 9000],
])('a strip of %i × %i dots stays within bounds', async (width, height) => {
  const strip = sharp({ create: { width, height, channels: 3, background: '#fff' } });
  const gray = await toGray(strip, width, height);
  expect(gray.width * gray.height).toBeLessThanOrEqual(MOST_DOTS * 1.01);
  expect(gray.pixels).toHaveLength(gray.width * gray.height);
});
