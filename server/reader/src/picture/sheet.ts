import type { GrayImage } from './gray-image';
import type { Point } from './warp';

/** The corners of a sheet of paper in a picture. */
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/** From any angle, opposite sides of a sheet differ by no more than this, and the sheet is not a strip. */
const SIDES_ALIKE = 0.6;
const LONGEST = 2.5;
/** At its edge a sheet is this much brighter than its ground; a shadow across it fades. */
const BRIGHTER = 1.12;
const REACH = 3;
const SAMPLES = 40;
/** This share of each side must differ clearly from its surroundings; the picture's own edge counts as clear. */
const CLEAR_SHARE = 0.6;

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

/**
 * True if the brightness of the picture (made smaller by `step`) drops abruptly along the sides of the sheet that are
 * not the picture's own.
 */
export function standsOut(corners: Corners, small: GrayImage, step: number): boolean {
  const shadeAt = ([x, y]: Point) =>
    x < 0 || y < 0 || x >= small.width || y >= small.height
      ? 0
      : (small.pixels[Math.floor(y) * small.width + Math.floor(x)] ?? 0);
  return sidesOf(corners).every(([from, to]) => {
    const length = distance(from, to) / step;
    const [alongX, alongY] = [(to[0] - from[0]) / step, (to[1] - from[1]) / step];
    // The corners run clockwise, so the inside is to the right of each side.
    const [inX, inY] = [(-alongY / length) * REACH, (alongX / length) * REACH];
    const clear = Array.from({ length: SAMPLES }, (_, index) => {
      const share = (index + 0.5) / SAMPLES;
      const [x, y] = [from[0] / step + alongX * share, from[1] / step + alongY * share];
      return shadeAt([x + inX, y + inY]) > BRIGHTER * shadeAt([x - inX, y - inY]);
    }).filter(Boolean);
    return clear.length >= CLEAR_SHARE * SAMPLES;
  });
}

function sidesOf(corners: Corners): [Point, Point][] {
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
