import type { Box, Ruling } from '../page-layout';
import { turned } from './gray-image';
import type { PreparedPage } from './prepare-page';

/** A prepared page upside down. */
export function turnOver({ image, rulings, phrases, marks, letterHeight }: PreparedPage): PreparedPage {
  const { width, height } = image;
  const box = ({ left, top, right, bottom }: Box): Box => ({
    left: width - right,
    top: height - bottom,
    right: width - left,
    bottom: height - top,
  });
  const lines = (drawn: readonly Ruling[], length: number, breadth: number) =>
    drawn.map(({ at, from, to }) => ({ at: breadth - at, from: length - to, to: length - from }));
  return {
    image: turned(image, 2),
    rulings: { across: lines(rulings.across, width, height), down: lines(rulings.down, height, width) },
    phrases: phrases.map(box),
    marks: marks.map(box),
    letterHeight,
  };
}
