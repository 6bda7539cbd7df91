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
  const { image, rulings, letters, marks, letterHeight } = layUpright(picture).cleaned;
  return { image, rulings, phrases: findPhrases(letters), marks, letterHeight };
}

/** The page for people: with its drawn lines, and each dot where the prepared page has it. */
export function straightenPage(picture: GrayImage): GrayImage {
  return level(layUpright(picture).page);
}

/** The page with its text upright, before it is level, and the same page level and without its lines. */
function layUpright(picture: GrayImage): { page: GrayImage; cleaned: CleanPage } {
  const page = deepenInk(flattenLight(cutOutPage(picture)));
  const asLaid = { page, cleaned: clean(page) };
  const isOnSide = liesOnSide(asLaid.cleaned.letters, asLaid.cleaned.letterHeight);
  const upright = isOnSide ? turnedBy(page, 1) : asLaid;
  return isUpsideDown(upright.cleaned.letters) ? turnedBy(page, isOnSide ? 3 : 2) : upright;
}

function turnedBy(page: GrayImage, quarterTurns: number): ReturnType<typeof layUpright> {
  const turnedPage = turned(page, quarterTurns);
  return { page: turnedPage, cleaned: clean(turnedPage) };
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
