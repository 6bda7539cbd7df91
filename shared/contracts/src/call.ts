import { z } from 'zod';

/**
 * A call of the API as a value (spec § 7): the browser makes it, the server answers it, the OpenAPI page and the fake
 * server of the QA worlds are made from it. `path` is relative to /api/v1/user/; `:name` marks a parameter.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** Who may make it: anybody; a session that only a sign-up or a recovery has made; a full session. */
  access: 'public' | 'code' | 'session';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** `json` unless given; `form` is multipart/form-data with the body's fields and `files`. */
  encoding?: 'json' | 'form';
  /** Names of the files that a form may carry. */
  files?: readonly string[];
  /** The reply by status; what is not listed is an `errorReply`. */
  replies: Readonly<Record<number, z.ZodType>>;
}

/** Names a call and keeps its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** What every JSON reply carries (docs/rules.md, Replies), with `result` of the given shape. */
export function replyWith<R extends z.ZodType>(result: R) {
  return z.object({ status: z.number(), message: z.string(), result });
}

/** A reply that says only how it went. */
export const plainReply = z.object({ status: z.number(), message: z.string() });

/** A refusal: `errors` holds one sentence per field, by the field's dotted path, when the input was bad. */
export const errorReply = z.object({
  status: z.number(),
  message: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;

/** A refusal that tells more than its sentence, in `result`. */
export function refusalWith<R extends z.ZodType>(result: R) {
  return errorReply.extend({ result });
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type Optional<K extends string, V> = V extends undefined
  ? { [k in K]?: undefined }
  : Record<never, unknown> extends V
    ? { [k in K]?: V }
    : { [k in K]: V };
type FilesOf<C extends Call> = C['files'] extends readonly string[]
  ? { files?: { [name in C['files'][number]]?: Blob } }
  : unknown;

/** What the caller of `C` gives: its params, query, body and files, each only where the call has them. */
export type CallInput<C extends Call> = Optional<'params', InputOf<C['params']>> &
  Optional<'query', InputOf<C['query']>> &
  Optional<'body', InputOf<C['body']>> &
  FilesOf<C>;

/** What a successful `C` gives: its replies of the statuses 200 and 201. */
export type CallReply<C extends Call> = C['replies'][(200 | 201) & keyof C['replies']] extends infer Reply extends
  z.ZodType
  ? z.infer<Reply>
  : never;
