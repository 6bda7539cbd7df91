import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from '../page-layout';
import { ReadingRefused } from '../reading-refused';
import { annotationBoxes } from './annotation-boxes';
import { annotationWords } from './annotation-words';
import { annotationsOn } from './annotations';
import { combine, toMatrix, type Matrix } from './matrix';

type TextItem = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>;

/** A page has some hundred texts; if it is drawn letter by letter it has some thousand. */
const MOST_TEXTS = 50_000;
/** In heights: pieces of text closer together than this belong to one word. */
const SAME_WORD = 0.12;
/** In its width and height: a text that is drawn again is at most this far from its first position. */
const SAME_PLACE = { across: 0.5, down: 0.15 };
const ABOVE_BASELINE = 0.8;
const BELOW_BASELINE = 0.2;

/** The typed text of a page, with its fields and notes, and the view of the page in which most of it runs from left to right. */
export async function pdfText(page: PDFPageProxy): Promise<{ words: Word[]; boxes: Word[]; view: PageViewport }> {
  const { items } = await page.getTextContent();
  const texts = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
  if (texts.length > MOST_TEXTS) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
  const asStored = page.getViewport({ scale: 1 });
  const view = page.getViewport({
    scale: 1,
    rotation: (page.rotate - 90 * mainDirection(texts, asStored) + 720) % 360,
  });
  const upright = texts.filter((item) => directionIn(view, item) === 0);
  const annotations = await annotationsOn(page);
  const filledIn = annotationWords(annotations, view);
  const printed = joinPieces(drawnOnce(upright.flatMap((item) => piecesOf(item, view))));
  return { words: [...printed, ...filledIn], boxes: annotationBoxes(annotations, view), view };
}

/** The quarter turns clockwise in which most letters run. */
function mainDirection(texts: readonly TextItem[], view: PageViewport): number {
  const letters = [0, 0, 0, 0];
  for (const item of texts) {
    const direction = directionIn(view, item);
    letters[direction] = (letters[direction] ?? 0) + item.str.length;
  }
  return letters.indexOf(Math.max(...letters));
}

function directionIn(view: PageViewport, item: TextItem): number {
  const [along, down] = matrixIn(view, item);
  return ((Math.round(Math.atan2(down, along) / (Math.PI / 2)) % 4) + 4) % 4;
}

function matrixIn(view: PageViewport, item: TextItem): Matrix {
  return combine(toMatrix(view.transform), toMatrix(item.transform));
}

/**
 * The parts of an item between its blanks; all its letters count as equally wide. Only its width is in units of the
 * page.
 */
function piecesOf(item: TextItem, view: PageViewport): Word[] {
  const [a, b, c, d, x, y] = matrixIn(view, item);
  const height = Math.hypot(c, d) || Math.hypot(a, b);
  const letter = (item.width * view.userUnit) / item.str.length;
  return [...item.str.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 100,
    left: x + match.index * letter,
    right: x + (match.index + match[0].length) * letter,
    top: y - ABOVE_BASELINE * height,
    bottom: y + BELOW_BASELINE * height,
  }));
}

/** The pieces without those that are drawn a second time in the same place to imitate bold letters or a shadow. */
function drawnOnce(pieces: readonly Word[]): Word[] {
  const known = new Map<string, Word[]>();
  return pieces.filter((piece) => {
    const alike = known.get(piece.text) ?? [];
    const [across, down] = [
      SAME_PLACE.across * (piece.right - piece.left),
      SAME_PLACE.down * (piece.bottom - piece.top),
    ];
    const isAgain = alike.some(
      (other) => Math.abs(other.left - piece.left) < across && Math.abs(other.top - piece.top) < down,
    );
    known.set(piece.text, [...alike, piece]);
    return !isAgain;
  });
}

function joinPieces(pieces: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (const piece of pieces) {
    const last = words.at(-1);
    if (last && areOneWord(last, piece)) Object.assign(last, { text: last.text + piece.text, right: piece.right });
    else words.push({ ...piece });
  }
  return words;
}

function areOneWord(a: Word, b: Word): boolean {
  const height = Math.min(a.bottom - a.top, b.bottom - b.top);
  return Math.abs(a.bottom - b.bottom) < height / 10 && Math.abs(b.left - a.right) < SAME_WORD * height;
}
