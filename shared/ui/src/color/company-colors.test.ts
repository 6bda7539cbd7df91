import fc from 'fast-check';
import { darkPalette, lightPalette } from '../tokens/palette';
import { black, contrast, readColor, type Color } from './color';
import { companyPaint } from './company-colors';

const color = (hex: string): Color => readColor(hex) ?? black;
const ratio = (one: string, other: string) => contrast(color(one), color(other));
const digit = fc.integer({ min: 0, max: 15 }).map((value) => value.toString(16));
const anyHex = fc
  .array(digit, { minLength: 6, maxLength: 8 })
  .map((digits) => `#${digits.slice(0, digits.length === 8 ? 8 : 6).join('')}`);

test('whatever colors a company chooses, shapes are visible and text is readable', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (primaryColor, secondaryColor) => {
      const { light, dark } = companyPaint({ primaryColor, secondaryColor });
      for (const [paint, palette] of [
        [light, lightPalette],
        [dark, darkPalette],
      ] as const) {
        for (const ground of [palette.paper, palette.card]) {
          expect(ratio(paint.primary, ground)).toBeGreaterThanOrEqual(3);
          expect(ratio(paint.secondary, ground)).toBeGreaterThanOrEqual(3);
          expect(ratio(paint.primaryText, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(ratio(paint.onPrimary, paint.primary)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(paint.onSecondary, paint.secondary)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(palette.ink, paint.primaryTint)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(palette.softInk, paint.primaryTint)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('unless chosen, the primary color is black on light paper and ink on dark', () => {
  const { light, dark } = companyPaint({});

  expect(light).toMatchObject({ primary: '#000000', onPrimary: '#ffffff' });
  expect(dark).toMatchObject({ primary: darkPalette.ink, onPrimary: '#000000' });
});

test('unless chosen, the secondary color is half-transparent black', () => {
  expect(companyPaint({}).light.secondary).toBe('#808080');
});

test('a color that can be seen is used as it was chosen', () => {
  expect(companyPaint({ primaryColor: '#175cd3' }).light.primary).toBe('#175cd3');
});

test('a navy that is invisible on dark paper is lightened and stays blue', () => {
  const { red, blue } = color(companyPaint({ primaryColor: '#0b2545' }).dark.primary);

  expect(blue).toBeGreaterThan(red);
});

test('an invalid color counts as not chosen', () => {
  expect(companyPaint({ primaryColor: 'url(https://elsewhere.example)', secondaryColor: '' })).toEqual(
    companyPaint({}),
  );
});
