import { black, contrast, luminance, white, type Color } from './color';
import { fromOklab, toOklab } from './oklab';

/** Above this luminance black reads better than white; below it, white. */
const middleLuminance = 0.179;

/** A step of lightness too small for any screen to show. */
const finestStep = 1 / 1024;

/** Black or white, whichever has the higher contrast on an opaque `ground`: always at least 4.5:1. */
export function readableOn(ground: Color): Color {
  return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

/**
 * The opaque `color` itself where it has `least` contrast against every one of `grounds`; else the nearest that
 * has, of the same hue: darkened on light grounds, lightened on dark ones. The grounds are all light or all dark.
 */
export function visibleOn(color: Color, grounds: readonly Color[], least: number): Color {
  const isVisible = (candidate: Color) => grounds.every((ground) => contrast(candidate, ground) >= least);
  if (isVisible(color)) return color;

  const hue = toOklab(color);
  let faint = hue.lightness;
  let enough = grounds.every((ground) => luminance(ground) > middleLuminance) ? 0 : 1;
  while (Math.abs(enough - faint) > finestStep) {
    const middle = (faint + enough) / 2;
    if (isVisible(fromOklab({ ...hue, lightness: middle }))) enough = middle;
    else faint = middle;
  }
  return fromOklab({ ...hue, lightness: enough });
}

/** How far a color is from gray, 0 to 255. */
export function colorfulness({ red, green, blue }: Color): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}
