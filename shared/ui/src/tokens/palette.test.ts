import { black, contrast, readColour, type Colour } from '../colour/colour';
import { darkPalette, lightPalette } from './palette';

const colour = (hex: string): Colour => readColour(hex) ?? black;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in %s', (_scheme, palette) => {
  const grounds = [palette.paper, palette.card, palette.sunken];

  test.each(['ink', 'softInk', 'overdue', 'dueToday', 'soon', 'done'] as const)(
    '%s can be read on every ground',
    (name) => {
      for (const ground of grounds) expect(contrast(colour(palette[name]), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the edge of a control can be seen on every ground', () => {
    for (const ground of grounds)
      expect(contrast(colour(palette.strongRule), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
