import { black, contrast, luminance, mix, white, type Colour } from './colour';

/** Above this luminance black reads better than white; below it, white. */
const middleLuminance = 0.179;

/** Black or white, whichever has the higher contrast on an opaque `ground`: always at least 4.5:1. */
export function readableOn(ground: Colour): Colour {
  return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

/**
 * The opaque `colour` itself where it has `least` contrast against every one of `grounds`; else the nearest
 * that has, darkened on light grounds and lightened on dark ones. The grounds must be all light or all dark.
 */
export function visibleOn(colour: Colour, grounds: readonly Colour[], least: number): Colour {
  const isVisible = (candidate: Colour) => grounds.every((ground) => contrast(candidate, ground) >= least);
  if (isVisible(colour)) return colour;

  const end = grounds.every((ground) => luminance(ground) > middleLuminance) ? black : white;
  const steps = 256;
  let [tooFaint, enough] = [0, steps];
  while (enough - tooFaint > 1) {
    const middle = Math.floor((tooFaint + enough) / 2);
    if (isVisible(mix(colour, end, middle / steps))) enough = middle;
    else tooFaint = middle;
  }
  return mix(colour, end, enough / steps);
}

/** How far a colour is from grey, 0 to 255. */
export function colourfulness({ red, green, blue }: Colour): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}
