// The members of the shared `z`: those in use, and a few that cost nothing beside them. Whoever needs another adds it
// here, and the host's next release carries it.
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
