import type { Box } from '../page-layout';
import type { GrayImage } from '../picture/gray-image';

/** Darker than this share of the cell's paper is ink. */
const DARKER = 0.72;
/** Darker than this share of it is pale ink, which can be seen but not be read: a hard pencil, a marker. */
const DARKER_IF_PALE = 0.95;
/** A line of dots that is inked over this share of the cell's width, or its height, is a drawn line of the table. */
const RULED = 0.6;
/** Fewer dots than this share of a square as tall as the cell are dirt. */
const LEAST = 0.02;
/** In dots, on each side of what was found. */
const MARGIN = 4;

/** Whether a cell that has no ink to read has pale ink. */
export function hasPaleInk(image: GrayImage, cell: Box): boolean {
  return inkIn(image, cell, DARKER_IF_PALE) !== null;
}

/** The box around the ink in a cell, the table's own lines aside; null where the cell is blank. */
export function inkIn({ width, height, pixels }: GrayImage, cell: Box, darker = DARKER): Box | null {
  const [left, right] = [Math.max(0, cell.left), Math.min(width, cell.right)];
  const [top, bottom] = [Math.max(0, cell.top), Math.min(height, cell.bottom)];
  if (right - left < 2 || bottom - top < 2) return null;
  const dark = darker * paperIn({ left, right, top, bottom }, { width, height, pixels });
  const isDark = (x: number, y: number) => (pixels[y * width + x] ?? 255) < dark;
  const across = range(left, right);
  const down = range(top, bottom);
  const rows = down.filter((y) => across.filter((x) => isDark(x, y)).length < RULED * across.length);
  const columns = across.filter((x) => down.filter((y) => isDark(x, y)).length < RULED * down.length);
  const inked = rows.flatMap((y) => columns.filter((x) => isDark(x, y)).map((x) => ({ x, y })));
  if (inked.length < LEAST * down.length * down.length) return null;
  const [xs, ys] = [inked.map(({ x }) => x), inked.map(({ y }) => y)];
  return {
    left: Math.max(0, Math.min(...xs) - MARGIN),
    right: Math.min(width, Math.max(...xs) + MARGIN),
    top: Math.max(0, Math.min(...ys) - MARGIN),
    bottom: Math.min(height, Math.max(...ys) + MARGIN),
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
