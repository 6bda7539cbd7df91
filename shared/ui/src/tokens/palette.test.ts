import { black, contrast, readColor, type Color } from '../color/color';
import { darkPalette, lightPalette } from './palette';

const color = (hex: string): Color => readColor(hex) ?? black;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in %s', (_scheme, palette) => {
  const grounds = [palette.paper, palette.card, palette.sunken];

  test.each(['ink', 'softInk', 'overdue', 'dueToday', 'soon', 'done'] as const)(
    '%s can be read on every ground',
    (name) => {
      for (const ground of grounds) expect(contrast(color(palette[name]), color(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the edge of a control can be seen on every ground', () => {
    for (const ground of grounds) expect(contrast(color(palette.strongRule), color(ground))).toBeGreaterThanOrEqual(3);
  });
});
