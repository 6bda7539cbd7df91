import type { z } from 'zod';

/** Why the schema refuses a value; undefined if the value is valid. */
export function validationMessage(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
