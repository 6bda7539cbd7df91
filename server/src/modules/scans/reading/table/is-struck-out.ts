import { heightOf, type Ruling, type Word } from '../page-layout';

/** Between these shares of a word's height a line runs through it; above it is an edge of the row, below it underlines. */
const THROUGH = { from: 0.3, to: 0.7 };
const COVERS = 0.6;

/** Whether a line is drawn through a word, as people do when they strike it out. */
export function isStruckOut(word: Word, across: readonly Ruling[]): boolean {
  const [from, to] = [THROUGH.from, THROUGH.to].map((share) => word.top + share * heightOf(word));
  const through = across.filter((line) => line.at > (from ?? 0) && line.at < (to ?? 0));
  const covered = through.reduce((sum, line) => sum + Math.max(0, Math.min(line.to, word.right) - Math.max(line.from, word.left)), 0);
  return covered >= COVERS * (word.right - word.left);
}
