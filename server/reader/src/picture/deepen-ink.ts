import type { GrayImage } from './gray-image';

/** On an evenly lit page paper is this bright. */
const PAPER = 250;
/** Ink covers at least this share of a page of text. On a page with less, it looks the same as the paper's grain. */
const INKED_SHARE = 0.015;
/**
 * Ink should be this dark. If its darkest part is brighter than `PALE`, the page was scanned too light. Of twelve
 * invented contracts of each kind, those scanned too light had ink of 141 to 169; worn, copied and good scans had 3 to
 * 102.
 */
const BLACK = 40;
const PALE = 130;
const PALEST = 190;

/** An evenly lit page with pale ink gets ink as dark as on others. Any other page stays unchanged. */
export function deepenInk(page: GrayImage): GrayImage {
  const ink = darkestShare(page.pixels);
  if (ink < PALE || ink > PALEST) return page;
  const strength = (PAPER - BLACK) / (PAPER - ink);
  const shades = Uint8Array.from({ length: 256 }, (_, shade) =>
    Math.max(0, Math.min(255, PAPER - (PAPER - shade) * strength)),
  );
  return { ...page, pixels: page.pixels.map((shade) => shades[shade] ?? shade) };
}

/** The shade of the darkest dots, taking as many as ink covers at least. */
function darkestShare(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  let [shade, seen] = [0, counts[0] ?? 0];
  while (shade < 255 && seen < INKED_SHARE * pixels.length) seen += counts[++shade] ?? 0;
  return shade;
}
