import { centerX, centerY, heightOf, median, type PageLayout, type Ruling, type Word } from '../page-layout';
import { gridRow } from './grid-row';
import type { GridPart } from './grid-part';

/** In heights of the letters: drawn lines closer together than this are one. */
const SAME_LINE = 0.4;
/** A table has some hundred lines, four for each cell at most; a page with more is a drawing, whose lines would take minutes. */
const MOST_LINES = 4000;
const FEWEST_ROWS = 2;
const FEWEST_COLUMNS = 2;

/** Lines that cross or touch one another. */
interface Frame {
  across: Ruling[];
  down: Ruling[];
}

/**
 * The tables that drawn lines make, from these lines alone: the lines that meet are one table, and the words between two of them are one
 * cell. A row that no line divides heads a section. (pdfplumber finds tables by their lines too.)
 */
export function ruledGrids(page: PageLayout): GridPart[] {
  if (page.rulings.across.length + page.rulings.down.length > MOST_LINES) return [];
  const letter = median(page.words.map(heightOf));
  const near = SAME_LINE * letter;
  return framesOf(page.rulings, near).flatMap((frame) => {
    const [edges, heights] = [positionsOf(frame.down, near), positionsOf(frame.across, near)];
    if (edges.length <= FEWEST_COLUMNS || heights.length <= FEWEST_ROWS) return [];
    const rows = heights.slice(1).flatMap((bottom, index) => {
      const top = heights[index] ?? 0;
      const words = page.words.filter((word) => centerY(word) > top && centerY(word) < bottom && isWithin(word, edges));
      if (words.length === 0 || !isDivided(frame.down, edges, (top + bottom) / 2)) return [];
      return [gridRow(page, edges, words)];
    });
    return rows.length > 0 ? [{ edges, rows }] : [];
  });
}

/** Joins lines that meet into frames: a line joins all frames that it touches. */
function framesOf({ across, down }: PageLayout['rulings'], near: number): Frame[] {
  let frames: Frame[] = [];
  const join = (line: Frame, touches: (frame: Frame) => boolean) => {
    const met = frames.filter(touches);
    const joined = {
      across: [...line.across, ...met.flatMap((frame) => frame.across)],
      down: [...line.down, ...met.flatMap((frame) => frame.down)],
    };
    frames = [...frames.filter((frame) => !met.includes(frame)), joined];
  };
  for (const line of across)
    join({ across: [line], down: [] }, (frame) => frame.across.some((other) => isSame(line, other, near)));
  for (const line of down)
    join({ across: [], down: [line] }, (frame) => frame.across.some((other) => meets(other, line, near)));
  return frames.filter((frame) => frame.across.length > 0 && frame.down.length > 0);
}

/** True if two lines are one, drawn in pieces or twice, as the edges of cells next to each other are. */
function isSame(one: Ruling, other: Ruling, near: number): boolean {
  return Math.abs(one.at - other.at) < near && one.from <= other.to + near && other.from <= one.to + near;
}

function meets(across: Ruling, down: Ruling, near: number): boolean {
  return (
    down.at > across.from - near &&
    down.at < across.to + near &&
    across.at > down.from - near &&
    across.at < down.to + near
  );
}

/** The places of lines, those close together as one. */
function positionsOf(lines: readonly Ruling[], near: number): number[] {
  const places: number[] = [];
  for (const { at } of [...lines].sort((a, b) => a.at - b.at))
    if (places.length === 0 || at - (places.at(-1) ?? 0) > near) places.push(at);
  return places;
}

function isDivided(down: readonly Ruling[], edges: readonly number[], y: number): boolean {
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  return down.some(({ at, from, to }) => at > left + 1 && at < right - 1 && from < y && to > y);
}

function isWithin(word: Word, edges: readonly number[]): boolean {
  return centerX(word) > (edges[0] ?? 0) && centerX(word) < (edges.at(-1) ?? 0);
}
