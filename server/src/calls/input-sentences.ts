import type { z } from 'zod';

type Place = 'params' | 'query' | 'body';

/** The sentence for an input whose schema has none of its own: zod's words are for programmers. */
export const plainSentence: z.core.$ZodErrorMap = ({ code }) => SENTENCES[code] ?? 'This value is not valid.';

const SENTENCES: Readonly<Record<string, string>> = {
  invalid_type: 'This value is missing or of the wrong kind.',
  invalid_union: 'This is not one of the choices.',
  invalid_value: 'This is not one of the choices.',
  too_big: 'This value is over the limit.',
  too_small: 'This value is under the minimum.',
};

/** One sentence for each field, the first of several, by the field's dotted path; `place` if the whole is wrong. */
export function sentencesOf(error: z.ZodError, place: Place): Record<string, string> {
  const sentences = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = path.join('.') || place;
    if (!sentences.has(field)) sentences.set(field, message);
  }
  return Object.fromEntries(sentences);
}
