import type { Ruling } from '../page-layout';
import type { Ink } from './gray-image';

/** A stretch of a drawn line, short enough to be level even where the line sags or slants. */
export interface LinePiece extends Ruling {
  thickness: number;
}

export interface DrawnLines {
  across: LinePiece[];
  down: LinePiece[];
}

/** In widths of the page: the shortest unbroken run of ink (longer than any stroke of a letter) and the shortest line. */
const SHORTEST_RUN = 0.022;
const SHORTEST_LINE = 0.05;
const PIECE = 0.03;
const THICKEST = 0.004;
/** A fax breaks lines; what is no further apart than this is one line. */
const LARGEST_BREAK = 0.04;

/** The lines drawn on a page, in pieces. */
export function findRulings(ink: Ink): DrawnLines {
  const side = Math.min(ink.width, ink.height);
  return { across: partsOfLines(piecesAlong(ink, side, false), side), down: partsOfLines(piecesAlong(ink, side, true), side) };
}

function piecesAlong(ink: Ink, side: number, down: boolean): LinePiece[] {
  const [rows, columns] = down ? [ink.width, ink.height] : [ink.height, ink.width];
  const [rowStep, columnStep] = down ? [1, ink.width] : [ink.width, 1];
  const shortest = side * SHORTEST_RUN;
  const collect = pieceCollector(Math.max(16, Math.round(side * PIECE)));
  for (let row = 0; row < rows - 1; row++) {
    let start = -1;
    for (let column = 0; column <= columns; column++) {
      const at = row * rowStep + column * columnStep;
      // Two rows are read as one, or a line that slants by one dot would be broken there.
      const inked = column < columns && (ink.dots[at] === 1 || ink.dots[at + rowStep] === 1);
      if (inked && start < 0) start = column;
      if (inked || start < 0) continue;
      if (column - start >= shortest) collect.add(row, start, column);
      start = -1;
    }
  }
  return collect.pieces.filter((piece) => piece.thickness <= Math.max(4, side * THICKEST));
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
      Object.assign(above, { row, thickness, at: above.at + 0.5, from: Math.min(above.from, from), to: Math.max(above.to, to) });
      return;
    }
    const piece = { row, at: row + 1, from, to, thickness: 1 };
    lowest.set(place, piece);
    pieces.push(piece);
  };
  return {
    pieces,
    add(row: number, from: number, to: number): void {
      for (let start = from; start < to; ) {
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
  return chains.filter((chain) => (chain.at(-1)?.to ?? 0) - (chain[0]?.from ?? 0) >= side * SHORTEST_LINE).flat();
}

function follows(last: LinePiece | undefined, piece: LinePiece, side: number): boolean {
  return last !== undefined && Math.abs(last.at - piece.at) <= 3 && piece.from - last.to <= side * LARGEST_BREAK;
}
