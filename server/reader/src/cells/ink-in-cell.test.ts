import { blankImage } from '../picture/gray-image';
import { inkIn } from './ink-in-cell';

describe('what covers six tenths of the width of a cell is a drawn line of the table', () => {
  const isInk = (dots: number) => {
    const image = blankImage(100, 20);
    for (let y = 8; y < 13; y++) image.pixels.fill(0, y * 100, y * 100 + dots);
    return inkIn(image, { left: 0, right: 100, top: 0, bottom: 20 }) !== null;
  };
  test('just inside: a shorter stroke is ink', () => expect(isInk(59)).toBe(true));
  test('just outside: one as long is a drawn line', () => expect(isInk(60)).toBe(false));
});
