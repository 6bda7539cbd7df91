import type { GrayImage } from '../picture/gray-image';

/** The picture with each stroke a dot thicker to the right and below: closes the breaks that a fax leaves in thin letters. */
export function thicken(image: GrayImage): GrayImage {
  const { width, pixels } = image;
  const result = { ...image, pixels: pixels.slice() };
  for (let at = width + 1; at < pixels.length; at++) {
    result.pixels[at] = Math.min(
      pixels[at] ?? 255,
      pixels[at - 1] ?? 255,
      pixels[at - width] ?? 255,
      pixels[at - width - 1] ?? 255,
    );
  }
  return result;
}
