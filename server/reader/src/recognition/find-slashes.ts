import { heightOf, type Box } from '../page-layout';
import { findBlobs } from '../picture/find-blobs';
import type { GrayImage } from '../picture/gray-image';
import { isSlash } from './is-slash';

const DARK = 128;
/** In heights of the tallest ink beside it: a comma or a quote leans too. */
const TALL = 0.7;

/** The patches of ink in the box that are slashes, from left to right: they lean, stand alone and are as tall as the letters beside them. */
export function findSlashes(image: GrayImage, box: Box): Box[] {
  const blobs = blobsIn(image, box);
  const tallest = Math.max(0, ...blobs.map(heightOf));
  return blobs
    .filter((blob) => heightOf(blob) >= TALL * tallest && isSlash(image, blob))
    .sort((a, b) => a.left - b.left);
}

function blobsIn(image: GrayImage, box: Box): Box[] {
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [width, height] = [Math.min(image.width, box.right) - left, Math.min(image.height, box.bottom) - top];
  const dots = new Uint8Array(width * height);
  for (let at = 0; at < dots.length; at++) {
    const shade = image.pixels[(top + Math.floor(at / width)) * image.width + left + (at % width)] ?? 255;
    if (shade < DARK) dots[at] = 1;
  }
  return findBlobs({ width, height, dots }).map((blob) => ({
    left: blob.left + left,
    right: blob.right + left,
    top: blob.top + top,
    bottom: blob.bottom + top,
  }));
}
