import { blankImage, type GrayImage } from '../picture/gray-image';

/**
 * The picture with each dot mixed with its neighbors (1 2 1 across and down): rounds off the steps that a fax gives
 * letters.
 */
export function soften(image: GrayImage): GrayImage {
  const across = mixedWithNeighbours(image, 1);
  return mixedWithNeighbours(across, image.width);
}

function mixedWithNeighbours({ width, height, pixels }: GrayImage, step: number): GrayImage {
  const result = blankImage(width, height);
  for (let at = step; at < pixels.length - step; at++) {
    result.pixels[at] = ((pixels[at - step] ?? 255) + 2 * (pixels[at] ?? 255) + (pixels[at + step] ?? 255) + 2) >> 2;
  }
  return result;
}
