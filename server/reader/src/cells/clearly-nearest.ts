import { misreadDistance } from './misread-distance';

/**
 * How many of a choice's letters may have been misread, as a share of all; and, in letters of each pass, how much
 * worse any other choice must be.
 */
export interface Nearness {
  mostMisread: number;
  clearly: number;
}

/** Left-out letters count by halves, and sums of shares are not exact. */
const EXACT = 1e-9;

/** The possible answer that is clearly nearest to what several passes saw; null if there is none. */
export function clearlyNearest<Choice extends { words: string }>(
  passes: readonly string[],
  choices: readonly Choice[],
  { mostMisread, clearly }: Nearness,
): Choice | null {
  const misread = ({ words }: Choice) => passes.reduce((sum, pass) => sum + misreadDistance(pass, words), 0);
  const [best, next] = choices
    .map((choice) => ({ choice, misread: misread(choice) }))
    .sort((a, b) => a.misread - b.misread);
  if (!best || !next || best.misread > mostMisread * best.choice.words.length * passes.length + EXACT) return null;
  return next.misread - best.misread < clearly * passes.length - EXACT ? null : best.choice;
}
