import type { GrayImage } from './gray-image';
import { areaOf, cutOut, distance, hasSidesAlike, isSheetShaped, sidesOf, type Corners } from './sheet';
import type { Point } from './warp';

/** The page is searched in a picture made this small. */
const SEARCHED_SIZE = 400;
/** A sheet of paper takes up at least this share of a photograph, and of the four-sided figure around it. */
const SMALLEST_SHARE = 0.25;
const FILLS_FIGURE = 0.9;
/** Corners nearer than this to those of the picture, in widths, mean that the page is the picture. */
const RIM = 0.012;
const DARK_ENOUGH = 25;

/** At its edge a sheet is this much brighter than its ground; a shadow across it fades. */
const BRIGHTER = 1.12;
const REACH = 3;
const SAMPLES = 40;
/** This share of each side must differ clearly from its surroundings; the picture's own edge counts as clear. */
const CLEAR_SHARE = 0.6;

/** A bright patch of a picture, and the four-sided figure around it. */
export interface Patch {
  corners: Corners;
  /** As a share of the picture, 0 to 1. */
  share: number;
  /**
   * True if it is a sheet of paper, or the visible part of one: a whole figure that differs clearly from its
   * surroundings.
   */
  isPaper: boolean;
}

/**
 * Cuts the sheet of paper out of a photograph and straightens it. Returns the picture itself if it shows no clear
 * sheet.
 */
export function cutOutPage(picture: GrayImage): GrayImage {
  const corners = pageCorners(picture);
  return corners ? cutOut(picture, corners) : picture;
}

/** The bright patches of a picture that have at least this share of it, the largest first. */
export function findPatches(picture: GrayImage, smallest: number): Patch[] {
  const step = Math.max(1, Math.floor(Math.max(picture.width, picture.height) / SEARCHED_SIZE));
  const small = shrink(picture, step);
  return brightPatches(small)
    .filter((patch) => patch.length >= Math.max(1, smallest * small.pixels.length))
    .sort((a, b) => b.length - a.length)
    .map((patch) => {
      const corners = cornersOf(patch, small.width, step);
      const isWhole = patch.length * step * step > FILLS_FIGURE * areaOf(corners);
      return {
        corners,
        share: patch.length / small.pixels.length,
        isPaper: isWhole && hasSidesAlike(corners) && hasClearEdges(corners, small, step),
      };
    });
}

/**
 * True if the brightness of the picture (made smaller by `step`) drops abruptly along the sides of the sheet that are
 * not the picture's own.
 */
function hasClearEdges(corners: Corners, small: GrayImage, step: number): boolean {
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

function pageCorners(picture: GrayImage): Corners | null {
  const { width, height } = picture;
  const [paper] = findPatches(picture, SMALLEST_SHARE);
  if (!paper?.isPaper || !isSheetShaped(paper.corners)) return null;
  const step = Math.max(1, Math.floor(Math.max(width, height) / SEARCHED_SIZE));
  const ends: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const rim = Math.max(...paper.corners.map((corner, index) => distance(corner, ends[index] ?? corner)));
  return rim > RIM * width + 2 * step ? paper.corners : null;
}

/** The corners of the figure around a patch, whose dots are numbered in a picture made smaller by `step`. */
function cornersOf(patch: readonly number[], smallWidth: number, step: number): Corners {
  const points = patch.map((at): Point => [
    ((at % smallWidth) + 0.5) * step,
    (Math.floor(at / smallWidth) + 0.5) * step,
  ]);
  const furthest = (score: (point: Point) => number): Point =>
    points.reduce((best, point) => (score(point) > score(best) ? point : best));
  return [
    furthest(([x, y]) => -x - y),
    furthest(([x, y]) => x - y),
    furthest(([x, y]) => x + y),
    furthest(([x, y]) => y - x),
  ];
}

/** Each dot is the mean of a square of the picture, so that print and grain do not split the paper. */
function shrink({ width, height, pixels }: GrayImage, step: number): GrayImage {
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const means = new Uint8Array(small.width * small.height);
  for (let at = 0; at < means.length; at++) {
    const start = Math.floor(at / small.width) * step * width + (at % small.width) * step;
    let brightest = 0;
    for (let y = 0; y < step; y++)
      for (let x = 0; x < step; x++) brightest = Math.max(brightest, pixels[start + y * width + x] ?? 0);
    means[at] = brightest;
  }
  return { ...small, pixels: means };
}

function brightPatches(image: GrayImage): number[][] {
  const { width, height, pixels } = image;
  const threshold = splitOf(pixels);
  const seen = new Uint8Array(pixels.length);
  const patches: number[][] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (seen[start] === 1 || (pixels[start] ?? 0) <= threshold) continue;
    const patch = [start];
    seen[start] = 1;
    for (const at of patch) {
      const x = at % width;
      const neighbours = [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        at - width,
        at + width < width * height ? at + width : -1,
      ];
      for (const next of neighbours) {
        if (next < 0 || seen[next] === 1 || (pixels[next] ?? 0) <= threshold) continue;
        seen[next] = 1;
        patch.push(next);
      }
    }
    patches.push(patch);
  }
  return patches;
}

/** The brightness that best separates dark from bright (Otsu); 0 if the picture has no real dark part. */
function splitOf(pixels: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [best, split, darkCount, darkSum] = [0, 0, 0, 0];
  for (let value = 0; value < 255; value++) {
    darkCount += counts[value] ?? 0;
    darkSum += value * (counts[value] ?? 0);
    const brightCount = pixels.length - darkCount;
    if (darkCount === 0 || brightCount === 0) continue;
    const contrast = (total - darkSum) / brightCount - darkSum / darkCount;
    const worth = contrast > DARK_ENOUGH ? darkCount * brightCount * contrast * contrast : 0;
    if (worth > best) [best, split] = [worth, value];
  }
  return split;
}
