import fc from 'fast-check';
import { fromOklab, toOklab } from './oklab';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });

test('a color survives the way to OKLab and back', () => {
  fc.assert(fc.property(anyColor, (color) => expect(fromOklab(toOklab(color))).toEqual(color)));
});

test('white is as light as can be, black as dark, and neither has a hue', () => {
  const white = toOklab({ red: 255, green: 255, blue: 255, alpha: 1 });

  expect(white.lightness).toBeCloseTo(1, 5);
  expect(white.a).toBeCloseTo(0, 5);
  expect(white.b).toBeCloseTo(0, 5);
  expect(toOklab({ red: 0, green: 0, blue: 0, alpha: 1 }).lightness).toBe(0);
});
