import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { validInput } from './valid-input';

const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  "' or 1=1 --",
  '\\',
  '%',
  '_',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'null',
  'NaN',
  '1e400',
  '-0',
  '9007199254740993',
  'x'.repeat(70_000),
  '💣'.repeat(500),
  'ß'.repeat(300),
  '[object Object]',
  'Infinity',
  '02-31-2027',
  '2027-02-28T00:00:00Z',
];

/** Text that somebody might send as a probe. */
export const junkText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
);

const deep = Array.from({ length: 3000 }).reduce<unknown>((inner) => [inner], 'deep');

/** Any value that JSON can contain. */
export const junkValue: Arbitrary<unknown> = fc.oneof(
  junkText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    deep,
    Array.from({ length: 3000 }, () => 'x'),
  ),
  fc.array(junkText, { maxLength: 4 }),
  fc.dictionary(junkText, junkText, { maxKeys: 4 }),
);

/**
 * Input that is nearly right: the fields of a schema, each valid, junk or missing, and sometimes a completely
 * different value.
 */
export function nearly(schema: z.ZodType | undefined, otherwise: Arbitrary<unknown> = junkValue): Arbitrary<unknown> {
  if (schema?.def.type !== 'object') return otherwise;
  const { shape } = schema as z.ZodObject;
  const fields = Object.entries(shape).map(
    ([name, field]) =>
      [
        name,
        fc.oneof(
          { weight: 3, arbitrary: validInput(field) },
          { weight: 1, arbitrary: otherwise },
          { weight: 1, arbitrary: nearly(field as z.ZodType, otherwise) },
        ),
      ] as const,
  );
  const record = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof({ weight: 9, arbitrary: record }, { weight: 1, arbitrary: otherwise });
}
