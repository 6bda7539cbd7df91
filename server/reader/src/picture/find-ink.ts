import type { GrayImage, Ink } from './gray-image';

/** Ink is darker than this share of the mean brightness around it. */
const DARKER_THAN = 0.82;

/** Separates ink from paper by each dot's surroundings (Bradley and Roth), so that shades of paper do not matter. */
export function findInk({ width, height, pixels }: GrayImage): Ink {
  const sums = integralOf(pixels, width, height);
  const dots = new Uint8Array(width * height);
  const reach = Math.max(8, Math.round(Math.min(width, height) / 60));
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    const top = y > reach ? y - reach : 0;
    const bottom = y + reach < height ? y + reach + 1 : height;
    for (let x = 0; x < width; x++) {
      const left = x > reach ? x - reach : 0;
      const right = x + reach < width ? x + reach + 1 : width;
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0);
      if ((pixels[y * width + x] ?? 255) * (right - left) * (bottom - top) < sum * DARKER_THAN) dots[y * width + x] = 1;
    }
  }
  return { width, height, dots };
}

/** Sums of all pixels above and left of each corner. They stay below 2^32 up to 16 million pixels. */
function integralOf(pixels: Uint8Array, width: number, height: number): Uint32Array {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
