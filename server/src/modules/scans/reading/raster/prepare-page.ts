import { findRulings } from './find-rulings';
import { eraseRulings } from './erase-rulings';
import { findBlobs } from './find-blobs';
import { findInk } from './find-ink';
import { findPhrases, type Phrases } from './find-phrases';
import { flattenLight } from './flatten-light';
import type { GrayImage } from './gray-image';
import { measureSkew } from './measure-skew';
import { rotationAbout, warp } from './warp';
import type { Rulings } from '../page-layout';

/** A page made ready for recognition: level, evenly lit, without drawn lines, its text found but not yet read. */
export interface PreparedPage extends Phrases {
  image: GrayImage;
  rulings: Rulings;
}

/** Less skew than this, in degrees, costs more sharpness to remove than it does harm. */
const LEVEL_ENOUGH = 0.05;

export function preparePage(picture: GrayImage): PreparedPage {
  const flat = flattenLight(picture);
  const skew = measureSkew(findInk(flat));
  const image = Math.abs(skew) < LEVEL_ENOUGH ? flat : warp(flat, rotationAbout(flat, -skew));
  const ink = findInk(image);
  const lines = findRulings(ink);
  eraseRulings(image, ink, lines);
  return { image, rulings: lines, ...findPhrases(ink, findBlobs(ink)) };
}
