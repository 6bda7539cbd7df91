import { black, contrast, readColor, type Color } from '../color/color';
import { darkPalette, lightPalette } from './palette';

const color = (hex: string): Color => readColor(hex) ?? black;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in %s', (_scheme, palette) => {
  const backgrounds = [palette.paper, palette.card, palette.sunken];

  test.each(['ink', 'softInk', 'overdue', 'dueToday', 'soon', 'done'] as const)(
    '%s is readable on every background',
    (name) => {
      for (const background of backgrounds)
        expect(contrast(color(palette[name]), color(background))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('a count is readable: paper on overdue, at the bell and at the messages', () => {
    expect(contrast(color(palette.paper), color(palette.overdue))).toBeGreaterThanOrEqual(4.5);
  });

  test('the border of a control is visible on every background', () => {
    for (const background of backgrounds)
      expect(contrast(color(palette.strongRule), color(background))).toBeGreaterThanOrEqual(3);
  });
});
