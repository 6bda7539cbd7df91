import type { z } from 'zod';

type Place = 'params' | 'query' | 'body';

/** What is said of an input where its schema has no sentence of its own: zod's words are for programmers. */
export const plainSentence: z.core.$ZodErrorMap = ({ code }) => SENTENCES[code] ?? 'This is not as it should be.';

const SENTENCES: Readonly<Record<string, string>> = {
  invalid_type: 'This is missing or not of the right kind.',
  invalid_union: 'This is none of what can be chosen here.',
  invalid_value: 'This is none of what can be chosen here.',
  too_big: 'This is too much.',
  too_small: 'This is too little.',
};

/** One sentence for each field, the first of several, by the field's dotted path; `place` where the whole of it is wrong. */
export function sentencesOf(error: z.ZodError, place: Place): Record<string, string> {
  const sentences = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = path.join('.') || place;
    if (!sentences.has(field)) sentences.set(field, message);
  }
  return Object.fromEntries(sentences);
}
