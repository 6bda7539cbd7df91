import { centreX, heightOf } from '../page-layout';
import type { Blob } from './find-blobs';
import type { DrawnLines, LinePiece } from './find-rulings';
import type { GrayImage } from './gray-image';

const WHITE = 255;
/** In widths of the page: the breadth of a crumb, how far it lies beside its line, and how far from the drawn part of it. */
const BREADTH = 0.005;
const BESIDE = 0.003;
const BEYOND = 0.2;
/** Letters have others beside them, nearer than so many times their own height. */
const ALONE = 0.6;

/**
 * Paints white what a fax left of the lines that run down the page, and gives the other blobs. A crumb is thin, stands
 * where the line goes on, and has no letter beside it; read as a stroke it would spoil the words next to it.
 */
export function eraseCrumbs(image: GrayImage, blobs: readonly Blob[], { down }: DrawnLines): Blob[] {
  const side = Math.min(image.width, image.height);
  const thin = blobs.filter((blob) => blob.right - blob.left <= BREADTH * side && down.some((piece) => goesOn(piece, blob, side)));
  const crumbs = new Set(thin.filter((blob) => !blobs.some((other) => isBeside(blob, other))));
  for (const { left, right, top, bottom } of crumbs) {
    for (let y = top; y < bottom; y++) image.pixels.fill(WHITE, y * image.width + left, y * image.width + right);
  }
  return blobs.filter((blob) => !crumbs.has(blob));
}

function goesOn({ at, from, to }: LinePiece, blob: Blob, side: number): boolean {
  return Math.abs(at - centreX(blob)) <= BESIDE * side && blob.top < to + BEYOND * side && blob.bottom > from - BEYOND * side;
}

function isBeside(blob: Blob, other: Blob): boolean {
  const height = Math.max(heightOf(blob), heightOf(other));
  const gap = Math.max(other.left - blob.right, blob.left - other.right);
  return other !== blob && gap >= 0 && gap < ALONE * height && other.top < blob.bottom && other.bottom > blob.top && 2 * heightOf(other) > heightOf(blob);
}
