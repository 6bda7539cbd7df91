import { boxAround, heightOf, type Box } from '../page-layout';
import { findBlobs } from '../picture/find-blobs';
import type { GrayImage } from '../picture/gray-image';

/** Darker than this share of the cell's paper is ink. */
const DARKER = 0.72;
/** Ink darker than only this share of it is pale: visible, but not readable, such as a hard pencil or a marker. */
const DARKER_IF_PALE = 0.95;
/** A line of dots that is inked over this share of the cell's width, or its height, is a drawn line of the table. */
const RULED = 0.6;
/** Fewer dots than this share of a square as tall as the cell are dirt. */
const LEAST = 0.02;
/** In dots, on each side of the ink found. */
const MARGIN = 4;

/** True if a cell without readable ink has pale ink. */
export function hasPaleInk(image: GrayImage, cell: Box): boolean {
  return darkerThan(DARKER_IF_PALE, image, cell) !== null;
}

/**
 * The same, without strokes that go through the cell from top to bottom: those belong to the page, for example to a
 * seal.
 */
export function hasPaleInkOfItsOwn(image: GrayImage, cell: Box): boolean {
  const inside = within(cell, image);
  const inked = dotsDarkerThan(DARKER_IF_PALE, image, inside);
  const [width, height] = [inside.right - inside.left, heightOf(inside)];
  const dots = new Uint8Array(Math.max(0, width * height));
  for (const { x, y } of inked) dots[(y - inside.top) * width + x - inside.left] = 1;
  const own = findBlobs({ width, height, dots }).filter(({ top, bottom }) => top > 0 || bottom < height);
  return isMoreThanDirt(
    own.reduce((sum, blob) => sum + blob.dots, 0),
    inside,
  );
}

/** The box around the ink in a cell that is dark enough to be read, with a margin; null if there is none. */
export function inkIn(image: GrayImage, cell: Box): Box | null {
  const found = darkerThan(DARKER, image, cell);
  return (
    found && {
      left: Math.max(0, found.left - MARGIN),
      right: Math.min(image.width, found.right + MARGIN),
      top: Math.max(0, found.top - MARGIN),
      bottom: Math.min(image.height, found.bottom + MARGIN),
    }
  );
}

/**
 * The box around the dots darker than this share of the cell's paper, apart from the table's own lines; null if the
 * cell is blank.
 */
function darkerThan(darker: number, image: GrayImage, cell: Box): Box | null {
  const inside = within(cell, image);
  const inked = dotsDarkerThan(darker, image, inside);
  if (!isMoreThanDirt(inked.length, inside)) return null;
  return boxAround(inked.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })));
}

function dotsDarkerThan(darker: number, image: GrayImage, inside: Box): { x: number; y: number }[] {
  const { left, right, top, bottom } = inside;
  if (right - left < 2 || bottom - top < 2) return [];
  const dark = darker * paperIn(inside, image);
  const isDark = (x: number, y: number) => (image.pixels[y * image.width + x] ?? 255) < dark;
  const across = range(left, right);
  const down = range(top, bottom);
  const rows = down.filter((y) => across.filter((x) => isDark(x, y)).length < RULED * across.length);
  const columns = across.filter((x) => down.filter((y) => isDark(x, y)).length < RULED * down.length);
  return rows.flatMap((y) => columns.filter((x) => isDark(x, y)).map((x) => ({ x, y })));
}

function isMoreThanDirt(dots: number, cell: Box): boolean {
  return dots > 0 && dots >= LEAST * heightOf(cell) * heightOf(cell);
}

/** The part of a cell that is on the picture. */
function within(cell: Box, { width, height }: GrayImage): Box {
  return {
    left: Math.max(0, cell.left),
    right: Math.min(width, cell.right),
    top: Math.max(0, cell.top),
    bottom: Math.min(height, cell.bottom),
  };
}

/** The brightness that most of a cell has at least. */
function paperIn({ left, right, top, bottom }: Box, { width, pixels }: GrayImage): number {
  const shades = range(top, bottom).flatMap((y) => [...pixels.subarray(y * width + left, y * width + right)]);
  return shades.sort((a, b) => b - a)[shades.length >> 2] ?? 255;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
