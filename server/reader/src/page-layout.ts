/** A rectangle on a page, in the page's own unit (points for typed pages, pixels for pictures); y grows downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word and its place on the page. `confidence` is 100 for typed text, otherwise the recognizer's own estimate. */
export interface Word extends Box {
  text: string;
  confidence: number;
}

/** A drawn line: `at` is its y (its x when it runs down the page), `from` and `to` are its ends along the other axis. */
export interface Ruling {
  at: number;
  from: number;
  to: number;
}

/** A pen stroke from one point to another. */
export interface Stroke {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** A drawing: the box around it and, for a line larger than a letter, its course: x, y, x, y, … */
export interface Mark extends Box {
  course?: Float32Array;
}

export interface Rulings {
  across: Ruling[];
  down: Ruling[];
  /** Pen strokes. They separate no cells but may strike out words. Unknown for pictures. */
  pen?: Stroke[];
  /** All other drawings, line by line: curves, slanted lines, filled shapes, pictures. Unknown for pictures. */
  ink?: Mark[];
  /** The pictures among it. */
  pictures?: Box[];
}

/** All that is needed to find the tables on a page, typed or recognized. */
export interface PageLayout {
  width: number;
  height: number;
  words: Word[];
  rulings: Rulings;
}

export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export const centerX = (box: Box): number => (box.left + box.right) / 2;
export const centerY = (box: Box): number => (box.top + box.bottom) / 2;
export const heightOf = (box: Box): number => box.bottom - box.top;

/** The middle value; the lower of the two middle ones for an even count, 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}
