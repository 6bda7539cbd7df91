import { foldText } from './fold-text';

/**
 * The explanation of a deadline, found by the title that the state's form gives it: what the reader calls it does not matter. Case,
 * punctuation and quotation marks are ignored, because scanned titles differ in them.
 */
export function findExplanation<E extends { seededTitle: string }>(
  explanations: readonly E[],
  title: string,
): E | undefined {
  const wanted = lettersOf(title);
  return explanations.find(({ seededTitle }) => lettersOf(seededTitle) === wanted);
}

function lettersOf(title: string): string {
  const found = knownLetters.get(title);
  if (found !== undefined) return found;
  const letters = foldText(title)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (knownLetters.size >= KNOWN_MAX) knownLetters.clear();
  knownLetters.set(title, letters);
  return letters;
}

/** The same few titles are compared for each deadline of a page, and for each mail. */
const knownLetters = new Map<string, string>();
const KNOWN_MAX = 1000;
