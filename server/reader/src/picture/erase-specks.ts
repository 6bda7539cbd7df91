import { centerX, heightOf } from '../page-layout';
import type { Blob } from './find-blobs';
import type { DrawnLines, LinePiece } from './find-rulings';
import type { GrayImage } from './gray-image';

const WHITE = 255;
/**
 * In widths of the page: the width of a crumb, its distance from its line, and its distance from the drawn part of the
 * line.
 */
const BREADTH = 0.005;
const BESIDE = 0.003;
const BEYOND = 0.2;
/**
 * In dots, from top to bottom: the height of the strips in which neighbors are searched. On a page full of specks,
 * comparing each with all would take a minute.
 */
const STRIP = 8;
/** A letter has others at its side, nearer than this many times its height. */
const ALONE = 0.6;

/**
 * Paints over the remains that a fax left of the lines down the page, and returns the other blobs. A crumb is thin,
 * lies on the line's extension, and has no letter at its side. Read as a stroke it would spoil the words next to it.
 */
export function eraseSpecks(image: GrayImage, blobs: readonly Blob[], { down }: DrawnLines): Blob[] {
  const side = Math.min(image.width, image.height);
  const linesNear = lineFinder(down, BESIDE * side);
  const thin = blobs.filter(
    (blob) =>
      blob.right - blob.left <= BREADTH * side && linesNear(blob).some((piece) => continuesLine(piece, blob, side)),
  );
  const level = levelFinder(blobs);
  const specks = new Set(thin.filter((blob) => !level(blob).some((other) => isBeside(blob, other))));
  for (const { left, right, top, bottom } of specks) {
    for (let y = top; y < bottom; y++) image.pixels.fill(WHITE, y * image.width + left, y * image.width + right);
  }
  return blobs.filter((blob) => !specks.has(blob));
}

/** Finds the pieces of lines that a blob lies on, or from which it is at most this many dots away. */
function lineFinder(down: readonly LinePiece[], beside: number): (blob: Blob) => LinePiece[] {
  const columns = new Map<number, LinePiece[]>();
  const columnOf = (x: number) => Math.floor(x / beside);
  for (const piece of down) addTo(columns, columnOf(piece.at), piece);
  return (blob) => {
    const x = centerX(blob);
    return [-1, 0, 1]
      .flatMap((step) => columns.get(columnOf(x) + step) ?? [])
      .filter(({ at }) => Math.abs(at - x) <= beside);
  };
}

/** Finds the blobs in the strips of the page that a blob reaches into. */
function levelFinder(blobs: readonly Blob[]): (blob: Blob) => Blob[] {
  const strips = new Map<number, Blob[]>();
  for (const blob of blobs) for (const strip of stripsOf(blob)) addTo(strips, strip, blob);
  return (blob) => stripsOf(blob).flatMap((strip) => strips.get(strip) ?? []);
}

function addTo<T>(groups: Map<number, T[]>, key: number, one: T): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

function stripsOf({ top, bottom }: Blob): number[] {
  const first = Math.floor(top / STRIP);
  return Array.from({ length: Math.floor((bottom - 1) / STRIP) - first + 1 }, (_, index) => first + index);
}

function continuesLine({ from, to }: LinePiece, blob: Blob, side: number): boolean {
  return blob.top < to + BEYOND * side && blob.bottom > from - BEYOND * side;
}

function isBeside(blob: Blob, other: Blob): boolean {
  const height = Math.max(heightOf(blob), heightOf(other));
  const gap = Math.max(other.left - blob.right, blob.left - other.right);
  return (
    other !== blob &&
    gap >= 0 &&
    gap < ALONE * height &&
    other.top < blob.bottom &&
    other.bottom > blob.top &&
    2 * heightOf(other) > heightOf(blob)
  );
}
