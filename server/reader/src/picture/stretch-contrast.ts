import type { GrayImage, Ink } from './gray-image';

/** On an evenly lit page all dots brighter than this are paper and its grain. */
const PAPER = 205;
const PALEST_INK = 140;

/**
 * Spreads the shades between ink and paper over the whole range: dots as dark as most ink become black, the grain of
 * the paper white. Without it the recognizer misses whole lines of a pale or grainy page.
 */
export function stretchContrast(image: GrayImage, ink: Ink): void {
  const black = Math.min(PALEST_INK, medianShade(image, ink) * 0.8);
  const shades = Uint8Array.from({ length: 256 }, (_, shade) =>
    Math.max(0, Math.min(255, ((shade - black) * 255) / (PAPER - black))),
  );
  for (let at = 0; at < image.pixels.length; at++) image.pixels[at] = shades[image.pixels[at] ?? 255] ?? 255;
}

function medianShade(image: GrayImage, ink: Ink): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at < ink.dots.length; at++) {
    if (ink.dots[at] !== 1) continue;
    const shade = image.pixels[at] ?? 0;
    counts[shade] = (counts[shade] ?? 0) + 1;
    total++;
  }
  let [shade, seen] = [0, 0];
  while (shade < 255 && (seen += counts[shade] ?? 0) < total / 2) shade++;
  return shade;
}
