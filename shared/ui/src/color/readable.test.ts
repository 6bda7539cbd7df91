import fc from 'fast-check';
import { darkPalette, lightPalette } from '../tokens/palette';
import { black, contrast, luminance, readColor, type Color } from './color';
import { readableOn, visibleOn } from './readable';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });
const opaque = (hex: string): Color => readColor(hex) ?? black;
const lightGrounds = [opaque(lightPalette.paper), opaque(lightPalette.card)];
const darkGrounds = [opaque(darkPalette.paper), opaque(darkPalette.card)];
const anyGrounds = fc.constantFrom(lightGrounds, darkGrounds);

test('black or white can be read on every color there is', () => {
  fc.assert(
    fc.property(anyColor, (ground) => expect(contrast(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5)),
  );
});

test.each([3, 4.5])('every color is made visible at %s:1 on paper and card, light and dark', (least) => {
  fc.assert(
    fc.property(anyColor, anyGrounds, (color, grounds) => {
      const visible = visibleOn(color, grounds, least);
      for (const ground of grounds) expect(contrast(visible, ground)).toBeGreaterThanOrEqual(least);
    }),
  );
});

test('a color that is visible as it is stays as it is', () => {
  fc.assert(
    fc.property(anyColor, anyGrounds, (color, grounds) => {
      fc.pre(grounds.every((ground) => contrast(color, ground) >= 3));
      expect(visibleOn(color, grounds, 3)).toBe(color);
    }),
  );
});

test('a faint color is moved no further than it must be', () => {
  fc.assert(
    fc.property(anyColor, anyGrounds, (color, grounds) => {
      fc.pre(grounds.some((ground) => contrast(color, ground) < 3));
      const visible = visibleOn(color, grounds, 3);
      expect(Math.min(...grounds.map((ground) => contrast(visible, ground)))).toBeLessThan(3.1);
    }),
  );
});

test('a faint color is darkened on light paper and lightened on dark paper', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(luminance(visibleOn(color, lightGrounds, 3))).toBeLessThanOrEqual(luminance(color));
      expect(luminance(visibleOn(color, darkGrounds, 3))).toBeGreaterThanOrEqual(luminance(color));
    }),
  );
});
