import { heightOf } from '../page-layout';
import { findBlobs, type Blob } from './find-blobs';
import type { GrayImage, Ink } from './gray-image';

const DARK = 128;
/** In widths of the page: a lower band contains no letters, a higher one is a picture or the edge of a copy. */
const HEIGHT = { least: 0.008, most: 0.06 };
const NARROWEST = 0.03;
/**
 * The share of a band that its ground fills from edge to edge. It fills less in places with letters, and all of it in
 * places without writing.
 */
const FILLED = { least: 0.3, most: 0.97 };
/**
 * In its heights: this close to its upper and its lower edge, a band is dark over most of its width; struck-out text
 * is not.
 */
const RIM = { at: 0.1, filled: 0.6 };

/** Makes bands of light letters on a dark ground, as headers have, dark on light as all other text is. */
export function showLightText(image: GrayImage): void {
  const { width, height, pixels } = image;
  const side = Math.min(width, height);
  const dark: Ink = { width, height, dots: pixels.map((shade) => (shade < DARK ? 1 : 0)) };
  const isBand = (blob: Blob) => {
    const across = blob.right - blob.left;
    const filled = blob.dots / (across * heightOf(blob));
    return (
      across > NARROWEST * side &&
      heightOf(blob) < HEIGHT.most * side &&
      filled > FILLED.least &&
      filled < FILLED.most &&
      hasRims(dark, blob)
    );
  };
  const grounds = uprightRuns(dark, HEIGHT.least * side, HEIGHT.most * side);
  for (const band of findBlobs(grounds).filter(isBand))
    for (let x = band.left; x < band.right; x++) turnOver(image, band, x);
}

/**
 * The dots of vertical runs of these lengths: they belong neither to lines drawn across the page nor to lines drawn
 * down it.
 */
function uprightRuns({ width, height, dots }: Ink, least: number, most: number): Ink {
  const runs = new Uint8Array(dots.length);
  const starts = new Int32Array(width);
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      if (y < height && dots[y * width + x] === 1) continue;
      const start = starts[x] ?? 0;
      starts[x] = y + 1;
      if (y - start < least || y - start > most) continue;
      for (let inked = start; inked < y; inked++) runs[inked * width + x] = 1;
    }
  }
  return { width, height, dots: runs };
}

function hasRims({ width, dots }: Ink, band: Blob): boolean {
  const rim = Math.round(RIM.at * heightOf(band));
  return [band.top + rim, band.bottom - 1 - rim].every((y) => {
    const inked = dots.subarray(y * width + band.left, y * width + band.right).reduce((sum, dot) => sum + dot, 0);
    return inked > RIM.filled * (band.right - band.left);
  });
}

/** The band of a page that is not quite level has paper above and below it, inside its box. */
function turnOver({ width, pixels }: GrayImage, { top, bottom }: Blob, x: number): void {
  const isDark = (y: number) => (pixels[y * width + x] ?? 255) < DARK;
  while (top < bottom && !isDark(top)) top++;
  while (bottom > top && !isDark(bottom - 1)) bottom--;
  for (let y = top; y < bottom; y++) pixels[y * width + x] = 255 - (pixels[y * width + x] ?? 255);
}
