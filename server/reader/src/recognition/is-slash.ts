import { heightOf, type Box } from '../page-layout';
import type { GrayImage } from '../picture/gray-image';

const DARK = 128;
/** How far a stroke goes to the left with each dot down, and how much of its height its ink is wide in any row. */
const LEAST_SLANT = 0.12;
const WIDEST = 0.28;

/**
 * Whether the ink in the box is a stroke that leans to the right, and nothing else. A 1 stands upright (of the 1s
 * measured in nine fonts none leaned by 0.05), a 7 has a bar at its top.
 */
export function isSlash(image: GrayImage, box: Box): boolean {
  const [left, top, right, bottom] = [
    Math.max(0, box.left),
    Math.max(0, box.top),
    Math.min(image.width - 1, box.right),
    Math.min(image.height, box.bottom),
  ];
  let [dots, sumX, sumY, sumXY, sumYY, widest] = [0, 0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    let [first, last] = [-1, -2];
    for (let x = left; x <= right; x++) {
      if ((image.pixels[y * image.width + x] ?? 255) >= DARK) continue;
      if (first < 0) first = x;
      last = x;
      [dots, sumX, sumY, sumXY, sumYY] = [dots + 1, sumX + x, sumY + y, sumXY + x * y, sumYY + y * y];
    }
    widest = Math.max(widest, last - first + 1);
  }
  if (dots === 0 || widest > WIDEST * heightOf(box)) return false;
  const covariance = sumXY / dots - (sumX / dots) * (sumY / dots);
  const variance = sumYY / dots - (sumY / dots) ** 2;
  return -covariance > LEAST_SLANT * variance;
}
