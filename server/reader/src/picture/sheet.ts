import type { GrayImage } from './gray-image';
import { projectionBetween, warp, type Point } from './warp';

/** The corners of a sheet of paper in a picture. */
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/** From any angle, opposite sides of a sheet differ by no more than this, and the sheet is not a strip. */
const SIDES_ALIKE = 0.6;
const LONGEST = 2.5;

export function isSheetShaped(corners: Corners): boolean {
  const [top, right, bottom, left] = lengthsOf(corners);
  return hasSidesAlike(corners) && alike((top + bottom) / 2, (left + right) / 2) > 1 / LONGEST;
}

/** True if opposite sides are about equally long, as those of a sheet or of a strip of it are. */
export function hasSidesAlike(corners: Corners): boolean {
  const [top, right, bottom, left] = lengthsOf(corners);
  return alike(top, bottom) > SIDES_ALIKE && alike(left, right) > SIDES_ALIKE;
}

function lengthsOf(corners: Corners): [top: number, right: number, bottom: number, left: number] {
  const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(corners).map(([from, to]) => distance(from, to));
  return [top, right, bottom, left];
}

/** The sides, clockwise from the upper one. */
export function sidesOf(corners: Corners): [Point, Point][] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % 4] ?? corner]);
}

function alike(a: number, b: number): number {
  return Math.min(a, b) / Math.max(a, b, 1);
}

export function areaOf(corners: Corners): number {
  const twice = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
    return x * nextY - nextX * y;
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

export function distance([x0, y0]: Point, [x1, y1]: Point): number {
  return Math.hypot(x1 - x0, y1 - y0);
}

/** The part of a picture between four corners, straightened. */
export function cutOut(picture: GrayImage, corners: Corners): GrayImage {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const width = Math.round((distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2);
  const height = Math.round((distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2);
  return warp(
    picture,
    projectionBetween(
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      corners,
    ),
    width,
    height,
  );
}
