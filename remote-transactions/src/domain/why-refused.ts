import type { z } from 'zod';

/** The sentence with which the contract's schema refuses a value; undefined when it takes it. */
export function whyRefused(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
