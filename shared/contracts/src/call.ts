import { z } from 'zod';
import type { ErrorCode } from './errors';

/**
 * A call of the API as a value (spec § 7): the browser makes it, the server answers it, the OpenAPI page and the fake
 * server of the QA worlds are made from it. `path` is relative to /api/v1/user/; `:name` marks a parameter.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** The people who may make it: anybody; a session that only a sign-up or a recovery has made; a full session. */
  access: 'public' | 'code' | 'session';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** `json` unless given; `form` is multipart/form-data with the body's fields and `files`. */
  encoding?: 'json' | 'form';
  /** Names of the files that a form may carry. */
  files?: readonly string[];
  /** The successful reply, by its status: 200 or 201. */
  replies: Readonly<Record<number, z.ZodType>>;
  /** Its refusals, in addition to those that follow from its other fields (call-errors.ts). */
  errors?: readonly ErrorCode[];
  /** More such codes: the ones whose reply has a `result`, with the shape of it. */
  errorResults?: Readonly<Partial<Record<ErrorCode, z.ZodType>>>;
}

/** Names a call and keeps its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** The fields of every JSON reply (server/README.md, Replies), with `result` of the given shape. */
export function replyWith<R extends z.ZodType>(result: R) {
  return z.object({ status: z.number(), message: z.string(), result });
}

/** A reply that says only how it went. */
export const plainReply = z.object({ status: z.number(), message: z.string() });

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type Optional<K extends string, V> = V extends undefined
  ? { [k in K]?: undefined }
  : Record<never, unknown> extends V
    ? { [k in K]?: V }
    : { [k in K]: V };
type FilesOf<C extends Call> = C['files'] extends readonly string[]
  ? { files?: { [name in C['files'][number]]?: Blob } }
  : unknown;

/** The input of `C`: its params, query, body and files, each only where the call has them. */
export type CallInput<C extends Call> = Optional<'params', InputOf<C['params']>> &
  Optional<'query', InputOf<C['query']>> &
  Optional<'body', InputOf<C['body']>> &
  FilesOf<C>;

/** The reply of a successful `C`, of status 200 or 201. */
export type CallReply<C extends Call> = C['replies'][(200 | 201) & keyof C['replies']] extends infer Reply extends
  z.ZodType
  ? z.infer<Reply>
  : never;
