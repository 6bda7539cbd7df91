import type { PageLayout } from '../page-layout';
import { ruledGrids } from './ruled-grids';

/** A sheet of this many cells, four lines each, with a date in the first. */
function aSheet(cells: number): PageLayout {
  const lines = Array.from({ length: cells }, (_, cell) => ({ x: (cell % 100) * 20, y: Math.floor(cell / 100) * 20 }));
  return {
    width: 2000,
    height: 2000,
    words: [{ text: '3/4/2031', confidence: 100, left: 2, right: 18, top: 5, bottom: 15 }],
    rulings: {
      across: lines.flatMap(({ x, y }) => [0, 20].map((down) => ({ at: y + down, from: x, to: x + 20 }))),
      down: lines.flatMap(({ x, y }) => [0, 20].map((right) => ({ at: x + right, from: y, to: y + 20 }))),
    },
  };
}

test('a table of a thousand cells is one', () => {
  expect(ruledGrids(aSheet(1000)).map(({ rows }) => rows[0]?.cells[0])).toEqual(['3/4/2031']);
});

test('a drawing of a hundred thousand lines is none, and takes no time', () => {
  const began = performance.now();
  expect(ruledGrids(aSheet(25_000))).toEqual([]);
  expect(performance.now() - began).toBeLessThan(1000);
});
