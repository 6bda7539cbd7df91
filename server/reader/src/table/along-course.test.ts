import { aLine } from '../../test/builders/a-line';
import { runInside, runsThrough } from './along-course';

const BOX = { left: 10, right: 50, top: 100, bottom: 110 };

test.each([
  [
    'slants through it',
    [
      [0, 90],
      [60, 120],
    ],
    true,
    20,
  ],
  [
    'stands in it',
    [
      [20, 104],
      [30, 106],
    ],
    true,
    10,
  ],
  [
    'goes down through it',
    [
      [30, 90],
      [30, 120],
    ],
    true,
    0,
  ],
  [
    'goes there and back',
    [
      [0, 105],
      [60, 105],
      [0, 105],
    ],
    true,
    80,
  ],
  [
    'passes beside it',
    [
      [0, 90],
      [5, 120],
    ],
    false,
    0,
  ],
  [
    'goes around it',
    [
      [0, 90],
      [60, 90],
      [60, 120],
      [0, 120],
      [0, 90],
    ],
    false,
    0,
  ],
] as [string, [number, number][], boolean, number][])('a line that %s', (_how, points, isThrough, run) => {
  const line = aLine(...points);
  expect(runsThrough(line, BOX)).toBe(isThrough);
  expect(runInside(line, BOX)).toBeCloseTo(run);
});

test('of what has no course nobody knows where it runs', () => {
  expect(runsThrough(BOX, BOX)).toBe(false);
});
