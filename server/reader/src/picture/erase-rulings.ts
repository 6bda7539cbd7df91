import type { GrayImage, Ink } from './gray-image';
import type { DrawnLines, LinePiece } from './find-rulings';

const WHITE = 255;
/** In dots: the gray rim of a scanned line. */
const RIM = 1;
/** Ink that extends this far beyond a line belongs to a letter that touches it. */
const LETTER = 3;

/**
 * Paints the drawn lines white, in the picture and in its ink; letters that touch a line lose only the line's own
 * width.
 */
export function eraseRulings(image: GrayImage, ink: Ink, lines: DrawnLines): void {
  for (const piece of lines.across) erase(image, ink, piece, image.width, 1, image.height);
  for (const piece of lines.down) erase(image, ink, piece, 1, image.width, image.width);
}

function erase(image: GrayImage, ink: Ink, piece: LinePiece, across: number, along: number, limit: number): void {
  const top = Math.round(piece.at - piece.thickness / 2);
  const bottom = Math.round(piece.at + piece.thickness / 2);
  for (let place = Math.floor(piece.from); place < piece.to; place++) {
    const start = place * along;
    const isInk = (row: number) => row >= 0 && row < limit && ink.dots[start + row * across] === 1;
    const rimAbove = isInk(top - LETTER) && isInk(top - 2) ? 0 : RIM;
    const rimBelow = isInk(bottom + LETTER) && isInk(bottom + 2) ? 0 : RIM;
    for (let row = Math.max(0, top - rimAbove); row <= Math.min(limit - 1, bottom + rimBelow); row++) {
      image.pixels[start + row * across] = WHITE;
      ink.dots[start + row * across] = 0;
    }
  }
}
