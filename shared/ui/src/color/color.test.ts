import fc from 'fast-check';
import { black, contrast, layOver, luminance, presentColor, readColor, white } from './color';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });

test.each([
  ['#000', { red: 0, green: 0, blue: 0, alpha: 1 }],
  ['#175CD3', { red: 23, green: 92, blue: 211, alpha: 1 }],
  [' #00000080 ', { red: 0, green: 0, blue: 0, alpha: 128 / 255 }],
  ['rgba(0, 0, 0, 0.5)', { red: 0, green: 0, blue: 0, alpha: 0.5 }],
  ['rgb(20 23 31 / 50%)', { red: 20, green: 23, blue: 31, alpha: 0.5 }],
])('%s is read as a color', (text, color) => {
  expect(readColor(text)).toEqual(color);
});

test.each(['', 'black', '#12', '#12345', 'rgb(1,2)', 'red; } body { display: none', '#000000; }'])(
  '%p is not a color',
  (text) => {
    expect(readColor(text)).toBeUndefined();
  },
);

test('a color survives being written and read', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(readColor(presentColor(color))).toEqual(color);
    }),
  );
});

test('black on white has the highest contrast there is, and a color on itself the lowest', () => {
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(white, black)).toBeCloseTo(21);
  expect(contrast(white, white)).toBe(1);
});

test('contrast agrees with published pairs', () => {
  expect(contrast(readColor('#767676') ?? black, white)).toBeCloseTo(4.54, 2);
  expect(luminance(readColor('#ff0000') ?? black)).toBeCloseTo(0.2126, 4);
});

test('half-transparent black over white is a medium gray', () => {
  expect(presentColor(layOver({ ...black, alpha: 0.5 }, white))).toBe('#808080');
});
