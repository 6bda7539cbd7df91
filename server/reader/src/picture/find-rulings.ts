import type { Ruling } from '../page-layout';
import type { Ink } from './gray-image';

/** A stretch of a drawn line, short enough to be level even if the line sags or slants. */
export interface LinePiece extends Ruling {
  thickness: number;
}

export interface DrawnLines {
  across: LinePiece[];
  down: LinePiece[];
}

/** In widths of the page: the shortest unbroken run of ink (longer than any stroke of a letter) and the shortest line. */
const SHORTEST_RUN = 0.022;
/**
 * Down the page, the largest gap between the dashes of a line in a fax; no two lines of text are this close. Across,
 * letters are.
 */
const DASHES_APART = 0.003;
/**
 * Letters and dots below one another look like dashes too. The dashes of a line fill more of it, over more than one
 * row of text.
 */
const INKED = 0.6;
const LONGER = 2;
const SHORTEST_LINE = 0.05;
const PIECE = 0.03;
/** Across, letters that run together are thicker; down the page, none are as long. */
const THICKEST = { across: 0.004, down: 0.007 };
/** A fax breaks lines; pieces no further apart than this are one line. */
const LARGEST_BREAK = 0.12;
/** In dots: how far from a broken line its specks lie. */
const CRUMBS = 2;
/** A line is drawn along at least this share of its length. */
const DRAWN = 0.45;
/** Bold letters that touch look like a line, but they have as much ink above and below it. */
const TEXT_BESIDE = 0.3;

/** The lines drawn on a page, in pieces. */
export function findRulings(ink: Ink): DrawnLines {
  const side = Math.min(ink.width, ink.height);
  return {
    across: partsOfLines(piecesAlong(ink, side, false), side),
    down: partsOfLines(piecesAlong(ink, side, true), side),
  };
}

function piecesAlong(ink: Ink, side: number, down: boolean): LinePiece[] {
  const [rows, columns] = down ? [ink.width, ink.height] : [ink.height, ink.width];
  const [rowStep, columnStep] = down ? [1, ink.width] : [ink.width, 1];
  const shortest = side * SHORTEST_RUN;
  const apart = down ? side * DASHES_APART : 0;
  const collect = pieceCollector(Math.max(16, Math.round(side * PIECE)));
  for (let row = 0; row < rows - 1; row++) {
    let [start, end, dots] = [-1, -1, 0];
    for (let column = 0; column <= columns; column++) {
      const at = row * rowStep + column * columnStep;
      // Two rows of dots count as one, because a line that slants by one dot would otherwise break there.
      const inked = column < columns && (ink.dots[at] === 1 || ink.dots[at + rowStep] === 1);
      if (inked && start < 0) start = column;
      if (inked) [end, dots] = [column + 1, dots + 1];
      if (inked || start < 0 || (column < columns && column - end < apart)) continue;
      const isUnbroken = dots === end - start;
      if (end - start >= (isUnbroken ? shortest : LONGER * shortest) && dots >= INKED * (end - start))
        collect.add(row, start, end);
      [start, dots] = [-1, 0];
    }
  }
  const isThin = (piece: LinePiece) => piece.thickness <= Math.max(4, side * (down ? THICKEST.down : THICKEST.across));
  return collect.pieces.filter(
    (piece) => isThin(piece) && inkBeside(ink, piece, rowStep, columnStep, rows) < TEXT_BESIDE,
  );
}

/** The share of a piece's length that has ink a little way off, on the emptier of its two sides. */
function inkBeside(ink: Ink, piece: LinePiece, rowStep: number, columnStep: number, rows: number): number {
  const distance = piece.thickness / 2 + 3;
  const sides = [piece.at - distance, piece.at + distance].map((row) =>
    Math.min(rows - 1, Math.max(0, Math.round(row))),
  );
  const shares = sides.map((row) => {
    let inked = 0;
    for (let column = piece.from; column < piece.to; column++)
      inked += ink.dots[row * rowStep + column * columnStep] ?? 0;
    return inked / (piece.to - piece.from);
  });
  return Math.min(...shares);
}

/** Cuts runs of ink into pieces at fixed places and grows a piece while the next row's run lies right below it. */
function pieceCollector(length: number) {
  const pieces: LinePiece[] = [];
  const lowest = new Map<number, LinePiece & { row: number }>();
  const addPart = (row: number, from: number, to: number) => {
    const place = Math.floor(from / length);
    const above = lowest.get(place);
    if (above && row - above.row === 1 && from < above.to && to > above.from) {
      const thickness = above.thickness + 1;
      Object.assign(above, {
        row,
        thickness,
        at: above.at + 0.5,
        from: Math.min(above.from, from),
        to: Math.max(above.to, to),
      });
      return;
    }
    const piece = { row, at: row + 1, from, to, thickness: 1 };
    lowest.set(place, piece);
    pieces.push(piece);
  };
  return {
    pieces,
    add(row: number, from: number, to: number): void {
      for (let start = from; start < to;) {
        const end = Math.min(to, (Math.floor(start / length) + 1) * length);
        addPart(row, start, end);
        start = end;
      }
    },
  };
}

/** Keeps the pieces that make up a line of some length together with their neighbours. */
function partsOfLines(pieces: readonly LinePiece[], side: number): LinePiece[] {
  const chains: LinePiece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    const chain = chains.find((parts) => follows(parts.at(-1), piece, side));
    if (chain) chain.push(piece);
    else chains.push([piece]);
  }
  return chains.filter((chain) => isLine(chain, side)).flatMap(mendBreaks);
}

function isLine(chain: readonly LinePiece[], side: number): boolean {
  const extent = (chain.at(-1)?.to ?? 0) - (chain[0]?.from ?? 0);
  const drawn = chain.reduce((sum, piece) => sum + piece.to - piece.from, 0);
  return drawn >= Math.max(side * SHORTEST_LINE, DRAWN * extent);
}

function follows(last: LinePiece | undefined, piece: LinePiece, side: number): boolean {
  return last !== undefined && Math.abs(last.at - piece.at) <= 3 && piece.from - last.to <= side * LARGEST_BREAK;
}

/** Puts a piece into each break of a line, because its specks would otherwise be read as strokes of letters. */
function mendBreaks(chain: readonly LinePiece[]): LinePiece[] {
  return chain.flatMap((piece, index) => {
    const next = chain[index + 1];
    if (!next || next.from <= piece.to) return [piece];
    const thickness = Math.max(piece.thickness, next.thickness) + Math.abs(next.at - piece.at) + CRUMBS;
    return [piece, { at: (piece.at + next.at) / 2, from: piece.to, to: next.from, thickness }];
  });
}
