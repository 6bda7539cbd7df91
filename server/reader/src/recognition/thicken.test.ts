import { blankImage, type GrayImage } from '../picture/gray-image';
import { thicken } from './thicken';

/** A picture of one stroke down, broken in its middle by one dot. */
function aBrokenStroke(): GrayImage {
  const image = blankImage(5, 7);
  for (const y of [1, 2, 4, 5]) image.pixels[y * 5 + 2] = 0;
  return image;
}

const inked = ({ pixels, width }: GrayImage) =>
  [...pixels].flatMap((shade, at) => (shade === 0 ? [[at % width, Math.floor(at / width)]] : []));

test('a break of one dot is closed, and the stroke is two dots wide', () => {
  expect(inked(thicken(aBrokenStroke()))).toEqual(
    [1, 2, 3, 4, 5, 6].flatMap((y) => [
      [2, y],
      [3, y],
    ]),
  );
});

test('blank paper stays blank, and the picture given stays as it was', () => {
  expect(inked(thicken(blankImage(4, 4)))).toEqual([]);
  const stroke = aBrokenStroke();
  thicken(stroke);
  expect(stroke).toEqual(aBrokenStroke());
});
