// The members of the shared `z`: those in use, and a few that add nothing to the size. Add others here; the host's next
// release has them.
export {
  array,
  boolean,
  coerce,
  custom,
  discriminatedUnion,
  email,
  enum,
  iso,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  union,
  unknown,
  url,
  uuid,
} from 'zod/v4';
export type { infer, input, output, ZodObject, ZodType } from 'zod/v4';
