import type { GrayImage } from './gray-image';
import { measureLie, type Slant } from './measure-skew';
import { findInk } from './find-ink';
import { projectionBetween, rotationAbout, warp, type Point } from './warp';

/** Less skew than this, in degrees, costs more sharpness to remove than it does harm. */
const LEVEL_ENOUGH = 0.05;
/** In degrees: a smaller difference between two halves of a page is not a camera's angle but an error of measuring. */
const PARALLEL = 0.2;

/** The page with its lines level. If the camera was at an angle, so that the lines converge, they become parallel. */
export function level(page: GrayImage): GrayImage {
  const { skew, across, down } = measureLie(findInk(page));
  if (isParallel(across) && isParallel(down))
    return Math.abs(skew) < LEVEL_ENOUGH
      ? { ...page, pixels: page.pixels.slice() }
      : warp(page, rotationAbout(page, -skew));
  const { width, height } = page;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const seen = corners.map(([x, y]): Point => [
    x - (y - height / 2) * slopeAt(down, x),
    y + (x - width / 2) * slopeAt(across, y),
  ]);
  return warp(page, projectionBetween(corners, seen));
}

function isParallel({ degrees: [first, second] }: Slant): boolean {
  return Math.abs(first - second) < PARALLEL;
}

function slopeAt({ places: [near, far], degrees: [first, second] }: Slant, place: number): number {
  const share = far === near ? 0 : (place - near) / (far - near);
  return Math.tan(((first + (second - first) * share) * Math.PI) / 180);
}
