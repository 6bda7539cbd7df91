import { findPatches, type Patch } from './find-page';
import type { GrayImage } from './gray-image';
import { cutOut } from './sheet';

/** A second sheet takes up at least this share of the picture. */
const SMALLEST_SHARE = 0.03;
/** A patch that does not have a sheet's shape may be part of one from this share on. */
const LARGE_PATCH = 0.1;

/** The sheets of paper that a picture shows. */
export interface Sheets {
  /** Each sheet cut out, in reading order; empty if the picture shows only one clear sheet, or none. */
  sheets: GrayImage[];
  /**
   * True if a sheet is cut out of a picture that shows another large bright patch without a sheet's shape: another sheet
   * covers it, or it extends outside the picture. It may contain a table.
   */
  leavesPaperOut: boolean;
}

/** Finds the sheets in a picture: pages next to each other on a table, or a page in a viewer and the beginning of the next one. */
export function findSheets(picture: GrayImage): Sheets {
  const patches = findPatches(picture, SMALLEST_SHARE);
  const sheets = patches.filter(({ isPaper }) => isPaper);
  return {
    sheets: sheets.length > 1 ? sheets.sort(inReadingOrder).map(({ corners }) => cutOut(picture, corners)) : [],
    leavesPaperOut: leavesOut(patches.filter(({ share }) => share >= LARGE_PATCH)),
  };
}

function leavesOut(large: readonly Patch[]): boolean {
  const isCutOut = large[0]?.isPaper === true || large.filter(({ isPaper }) => isPaper).length > 1;
  return isCutOut && large.some(({ isPaper }) => !isPaper);
}

/** From top to bottom; sheets next to each other from left to right. */
function inReadingOrder(a: Patch, b: Patch): number {
  const [first, second] = [a, b].map(({ corners: [topLeft, , , bottomLeft] }) => ({
    left: topLeft[0],
    middle: (topLeft[1] + bottomLeft[1]) / 2,
    height: bottomLeft[1] - topLeft[1],
  }));
  if (!first || !second) return 0;
  const isBelow = Math.abs(first.middle - second.middle) > Math.min(first.height, second.height) / 2;
  return isBelow ? first.middle - second.middle : first.left - second.left;
}
