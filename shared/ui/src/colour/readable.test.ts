import fc from 'fast-check';
import { darkPalette, lightPalette } from '../tokens/palette';
import { black, contrast, luminance, readColour, type Colour } from './colour';
import { readableOn, visibleOn } from './readable';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });
const opaque = (hex: string): Colour => readColour(hex) ?? black;
const lightGrounds = [opaque(lightPalette.paper), opaque(lightPalette.card)];
const darkGrounds = [opaque(darkPalette.paper), opaque(darkPalette.card)];
const anyGrounds = fc.constantFrom(lightGrounds, darkGrounds);

test('black or white can be read on every colour there is', () => {
  fc.assert(
    fc.property(anyColour, (ground) => expect(contrast(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5)),
  );
});

test.each([3, 4.5])('every colour is made visible at %s:1 on paper and card, light and dark', (least) => {
  fc.assert(
    fc.property(anyColour, anyGrounds, (colour, grounds) => {
      const visible = visibleOn(colour, grounds, least);
      for (const ground of grounds) expect(contrast(visible, ground)).toBeGreaterThanOrEqual(least);
    }),
  );
});

test('a colour that is visible as it is stays as it is', () => {
  fc.assert(
    fc.property(anyColour, anyGrounds, (colour, grounds) => {
      fc.pre(grounds.every((ground) => contrast(colour, ground) >= 3));
      expect(visibleOn(colour, grounds, 3)).toBe(colour);
    }),
  );
});

test('a faint colour is moved no further than it must be', () => {
  fc.assert(
    fc.property(anyColour, anyGrounds, (colour, grounds) => {
      fc.pre(grounds.some((ground) => contrast(colour, ground) < 3));
      const visible = visibleOn(colour, grounds, 3);
      expect(Math.min(...grounds.map((ground) => contrast(visible, ground)))).toBeLessThan(3.1);
    }),
  );
});

test('a faint colour is darkened on light paper and lightened on dark paper', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(luminance(visibleOn(colour, lightGrounds, 3))).toBeLessThanOrEqual(luminance(colour));
      expect(luminance(visibleOn(colour, darkGrounds, 3))).toBeGreaterThanOrEqual(luminance(colour));
    }),
  );
});
