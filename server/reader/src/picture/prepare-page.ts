import type { Box, Rulings } from '../page-layout';
import { deepenInk } from './deepen-ink';
import { eraseSpecks } from './erase-specks';
import { eraseRulings } from './erase-rulings';
import { findBlobs } from './find-blobs';
import { isUpsideDown, liesOnSide } from './find-direction';
import { findInk } from './find-ink';
import { cutOutPage } from './find-page';
import { findLetters, findMarks, findPhrases, type Letters } from './find-phrases';
import { findRulings } from './find-rulings';
import { flattenLight } from './flatten-light';
import { turned, type GrayImage } from './gray-image';
import { level } from './level';
import { showLightText } from './show-light-text';
import { stretchContrast } from './stretch-contrast';

/** A page made ready for recognition: upright and level, evenly lit, without drawn lines, its text found but not yet read. */
export interface PreparedPage {
  image: GrayImage;
  rulings: Rulings;
  phrases: Box[];
  /** Shapes that are not letters: the strokes of a pen, a stamp, letters that one of them joins. */
  marks: Box[];
  letterHeight: number;
}

export function preparePage(picture: GrayImage): PreparedPage {
  const page = deepenInk(flattenLight(cutOutPage(picture)));
  const asLaid = clean(page);
  const upright = liesOnSide(asLaid.letters, asLaid.letterHeight) ? clean(turned(page, 1)) : asLaid;
  const turns = (upright === asLaid ? 0 : 1) + (isUpsideDown(upright.letters) ? 2 : 0);
  const { image, rulings, letters, marks, letterHeight } = turns < 2 ? upright : clean(turned(page, turns));
  return { image, rulings, phrases: findPhrases(letters), marks, letterHeight };
}

interface CleanPage extends Letters {
  image: GrayImage;
  rulings: Rulings;
  marks: Box[];
}

/** Prepares a page that a PDF drew, with every dot in its place: it is compared with the text of the page. */
export function prepareDrawing(drawing: GrayImage): PreparedPage {
  const { letters, ...page } = withoutLines(deepenInk(flattenLight(drawing)));
  return { ...page, phrases: findPhrases(letters) };
}

/** Levels the page and takes its drawn lines away. */
function clean(page: GrayImage): CleanPage {
  return withoutLines(level(page));
}

function withoutLines(image: GrayImage): CleanPage {
  showLightText(image);
  const ink = findInk(image);
  const lines = findRulings(ink);
  eraseRulings(image, ink, lines);
  const blobs = eraseSpecks(image, findBlobs(ink), lines);
  stretchContrast(image, ink);
  const found = findLetters(blobs, Math.min(image.width, image.height));
  return { image, rulings: lines, ...found, marks: findMarks(blobs, found.letterHeight) };
}
