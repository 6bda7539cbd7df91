import type { Box } from '../page-layout';
import type { GrayImage } from '../picture/gray-image';

/** A stroke that may be a slash. */
export interface Stroke extends Box {
  /** How far it leans, in dots to the right for each dot up. */
  slant: number;
  /** How much of it is ink, from 0 to 1. */
  inked: number;
  /** How much of what is close beside it is ink, on the side that has more. */
  beside: number;
}

/** From the slash of a narrow face to that of a wide one. */
const SLANTS = [0.18, 0.22, 0.26, 0.3, 0.34, 0.38, 0.42, 0.46, 0.5, 0.55, 0.6];
/** Least of a stroke that is ink; a fax breaks thin ones. */
const INKED = 0.3;
/** In heights of the text: what lies so far beside the ends of a slash is paper. There a 7 has its bar and a 2 its foot. */
const NEAR = 0.1;
const CLOSE = 0.16;
const FAR = 0.26;
const END = 0.2;
const BARE = 0.25;
/** Nearer than this, in heights of the text, two strokes are one. */
const SAME = 0.25;
/** Shades: what is as dark as ink or darker, and what is paper. */
const INK = 160;
const PAPER = 245;
/** Of the row with the most ink; a row with less has specks only. */
const SPECKS = 0.2;
/** In dots: of lower letters nothing can be told. */
const LEAST_HEIGHT = 10;

/**
 * The straight strokes in the box that lean to the right over the whole height of the text, with paper beside both
 * ends, from left to right: its slashes, however broken, and perhaps a stroke of a digit. Of strokes in one place, the
 * one with the most ink.
 */
export function findStrokes(image: GrayImage, box: Box): Stroke[] {
  const text = inkOfText(image, box);
  if (text.height < LEAST_HEIGHT) return [];
  const wide = widened(text);
  const strokes = SLANTS.flatMap((slant) => strokesLeaning(slant, text, wide)).sort((a, b) => b.inked - a.inked);
  const kept: Stroke[] = [];
  for (const stroke of strokes) {
    if (kept.every((other) => other.slant !== stroke.slant || Math.abs(other.left - stroke.left) > SAME * text.height))
      kept.push(stroke);
  }
  return kept.sort((a, b) => a.left - b.left);
}

/** The dots of a text, from 0 for paper to 1 for ink, and where in the picture they begin. */
interface TextInk {
  left: number;
  top: number;
  width: number;
  height: number;
  dots: Float32Array;
}

function strokesLeaning(slant: number, text: TextInk, wide: TextInk): Stroke[] {
  const { height } = text;
  const width = Math.round(slant * height);
  const close = dotsBetween(NEAR * height, CLOSE * height);
  const beside = dotsBetween(NEAR * height, FAR * height);
  const [closeBefore, before] = [close, beside].map((offsets) => offsets.map((dots) => -dots));
  const end = Math.round(END * height);
  const strokes: Stroke[] = [];
  for (let left = -(width >> 2); left + width <= text.width + (width >> 2); left++) {
    const along = (offsets: readonly number[] = [], from = 0, to = height) =>
      inkAlong(text, left, slant, offsets, from, to);
    const inked = inkAlong(wide, left, slant, [0], 0, height);
    if (inked < INKED || along(before, 0, end) > BARE || along(beside, height - end) > BARE) continue;
    const place = { left: text.left + left, right: text.left + left + width, top: text.top, bottom: text.top + height };
    strokes.push({ ...place, slant, inked, beside: Math.max(along(closeBefore), along(close)) });
  }
  return strokes;
}

/** How much is ink, from 0 to 1, of the lines beside a stroke by `offsets`, from one row of the text to another. */
function inkAlong(
  { width, height, dots }: TextInk,
  left: number,
  slant: number,
  offsets: readonly number[],
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let row = from; row < to; row++) {
    const middle = Math.round(left + slant * (height - 1 - row));
    for (const by of offsets) {
      const x = middle + by;
      if (x >= 0 && x < width) sum += dots[row * width + x] ?? 0;
    }
  }
  return sum / ((to - from) * offsets.length);
}

/** Each dot as dark as the darkest of itself and its neighbours: no thin stroke is quite straight. */
function widened({ dots, ...text }: TextInk): TextInk {
  return { ...text, dots: dots.map((ink, at) => Math.max(ink, dots[at - 1] ?? 0, dots[at + 1] ?? 0)) };
}

function dotsBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.round(to) - Math.round(from) + 1 }, (_, at) => Math.round(from) + at);
}

/** The rows of the box that hold letters: specks above and below them make the text no taller. */
function inkOfText(image: GrayImage, box: Box): TextInk {
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [width, height] = [
    Math.max(0, Math.min(image.width, box.right) - left),
    Math.max(0, Math.min(image.height, box.bottom) - top),
  ];
  const dots = new Float32Array(width * height);
  const rows = new Float32Array(height);
  for (let at = 0; at < dots.length; at++) {
    const row = Math.floor(at / width);
    const shade = image.pixels[(top + row) * image.width + left + (at % width)] ?? 255;
    dots[at] = Math.max(0, Math.min(1, (PAPER - shade) / (PAPER - INK)));
    rows[row] = (rows[row] ?? 0) + (dots[at] ?? 0);
  }
  const hasLetters = (ink: number) => ink > SPECKS * Math.max(...rows);
  const [first, last] = [rows.findIndex(hasLetters), rows.findLastIndex(hasLetters)];
  return {
    left,
    top: top + Math.max(0, first),
    width,
    height: first < 0 ? 0 : last - first + 1,
    dots: dots.subarray(Math.max(0, first) * width, (last + 1) * width),
  };
}
