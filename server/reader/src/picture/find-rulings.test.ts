import { findRulings } from './find-rulings';

const SIDE = 1000;

function inked(isInk: (x: number, y: number) => boolean) {
  const dots = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < dots.length; at++) if (isInk(at % SIDE, Math.floor(at / SIDE))) dots[at] = 1;
  return { width: SIDE, height: SIDE, dots };
}

describe('the lines drawn on a page', () => {
  test('a border as thick as a bold letter is one', () => {
    const { down } = findRulings(inked((x, y) => x >= 100 && x < 105 && y > 100 && y < 800));
    expect(down.every(({ at }) => Math.abs(at - 102.5) < 3)).toBe(true);
    expect(down.reduce((sum, { from, to }) => sum + to - from, 0)).toBeGreaterThan(690);
  });

  test('strokes of letters below one another, and the lines between their rows, are none down the page', () => {
    const isStroke = (x: number, y: number) => x >= 500 && x < 503 && y % 24 > 2 && y % 24 < 20;
    const { across, down } = findRulings(
      inked((x, y) => x > 100 && x < 900 && y > 100 && y < 800 && (isStroke(x, y) || y % 24 === 22)),
    );
    expect(across.length).toBeGreaterThan(20);
    expect(down).toEqual([]);
  });

  test('the dots of a screened gray ground make none', () => {
    const { across, down } = findRulings(inked((x, y) => x % 3 === 0 && y % 3 === 0));
    expect([...across, ...down]).toEqual([]);
  });
});
