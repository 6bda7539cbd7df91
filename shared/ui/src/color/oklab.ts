import { fromLinear, linear, type Color } from './color';

/** A color by how light it looks (0 to 1) and by its two axes of hue: OKLab, where lightness moves and hue stays. */
export interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

// The matrices are those of Björn Ottosson's definition of OKLab.
export function toOklab({ red, green, blue }: Color): Oklab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** The opaque sRGB color nearest to it. */
export function fromOklab({ lightness, a, b }: Oklab): Color {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: fromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    green: fromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    blue: fromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
    alpha: 1,
  };
}
