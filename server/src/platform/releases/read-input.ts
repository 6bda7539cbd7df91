import type { z } from 'zod';
import { AppError } from '../../app-error';

/** Checks the input of a call of the platform; the refusal names the errors. */
export function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const checked = shape.safeParse(value);
  if (checked.success) return checked.data;
  throw new AppError(
    'BAD_INPUT',
    Object.fromEntries(checked.error.issues.map((issue) => [issue.path.join('.'), wordsOf(issue)])),
  );
}

/** Of a key the library says only that it is wrong, and what is wrong with it inside. */
function wordsOf(issue: z.core.$ZodIssue): string {
  const inside = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
  return inside ?? issue.message;
}
