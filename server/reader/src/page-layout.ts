/** A rectangle on a page; y grows downwards, in the unit of its page (points for typed pages, pixels for pictures). */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word as it stands on the page. `confidence` is 100 for typed text, else what the recognizer says of itself. */
export interface Word extends Box {
  text: string;
  confidence: number;
}

/** A drawn line: `at` is its y (or x when it runs down), `from` and `to` its ends along the other axis. */
export interface Ruling {
  at: number;
  from: number;
  to: number;
}

/** A stroke from one place to another, as a pen makes it. */
export interface Stroke {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

export interface Rulings {
  across: Ruling[];
  down: Ruling[];
  /** Strokes of a pen, which part nothing but may strike words out; of a picture none are known. */
  pen?: Stroke[];
}

/** All that the finding of tables needs to know of a page, wherever it came from. */
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

/** The middle value, the lower of two; 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}
