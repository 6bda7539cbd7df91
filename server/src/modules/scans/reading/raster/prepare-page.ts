import type { Box, Rulings } from '../page-layout';
import { deepenInk } from './deepen-ink';
import { eraseCrumbs } from './erase-crumbs';
import { eraseRulings } from './erase-rulings';
import { findBlobs } from './find-blobs';
import { isUpsideDown, liesOnSide } from './find-direction';
import { findInk } from './find-ink';
import { cutOutPage } from './find-page';
import { findLetters, findPhrases, type Letters } from './find-phrases';
import { findRulings } from './find-rulings';
import { flattenLight } from './flatten-light';
import { turned, type GrayImage } from './gray-image';
import { level } from './level';
import { stretchContrast } from './stretch-contrast';

/** A page made ready for recognition: upright and level, evenly lit, without drawn lines, its text found but not yet read. */
export interface PreparedPage {
  image: GrayImage;
  rulings: Rulings;
  phrases: Box[];
  letterHeight: number;
}

export function preparePage(picture: GrayImage): PreparedPage {
  const page = deepenInk(flattenLight(cutOutPage(picture)));
  const asLaid = clean(page);
  const upright = liesOnSide(asLaid.letters, asLaid.letterHeight) ? clean(turned(page, 1)) : asLaid;
  const turns = (upright === asLaid ? 0 : 1) + (isUpsideDown(upright.letters) ? 2 : 0);
  const { image, rulings, letters, letterHeight } = turns < 2 ? upright : clean(turned(page, turns));
  return { image, rulings, phrases: findPhrases(letters), letterHeight };
}

interface CleanPage extends Letters {
  image: GrayImage;
  rulings: Rulings;
}

/** Levels the page and takes its drawn lines away. */
function clean(page: GrayImage): CleanPage {
  const image = level(page);
  const ink = findInk(image);
  const lines = findRulings(ink);
  eraseRulings(image, ink, lines);
  const blobs = eraseCrumbs(image, findBlobs(ink), lines);
  stretchContrast(image, ink);
  return { image, rulings: lines, ...findLetters(blobs, Math.min(image.width, image.height)) };
}
