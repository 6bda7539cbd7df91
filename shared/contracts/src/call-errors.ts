import { z } from 'zod';
import type { Call } from './call';
import { isErrorCode, type ErrorCode } from './errors';

/** The refusals that any request can get. */
const ANY_REQUEST = [
  'BAD_INPUT',
  'REQUEST_TOO_SLOW',
  'BODY_TOO_LARGE',
  'WRONG_CONTENT_TYPE',
  'HEADERS_TOO_LARGE',
  'UNAVAILABLE',
  'INTERNAL',
] as const satisfies readonly ErrorCode[];
const WITH_SESSION = ['UNAUTHENTICATED', 'FORBIDDEN'] as const satisfies readonly ErrorCode[];
const WITH_PARAMS = ['NOT_FOUND'] as const satisfies readonly ErrorCode[];
const ATTEMPT = ['TOO_MANY_REQUESTS'] as const satisfies readonly ErrorCode[];

type Members<List> = List extends readonly (infer Member)[] ? Member : never;
type Keys<Shape> = Shape extends object ? keyof Shape : never;
type ResultsOf<C extends Call> = NonNullable<C['errorResults']>;

/** The error codes that `C` can be refused with: those it names, and those that follow from its access, params and body. */
export type ErrorCodeOf<C extends Call> = Extract<
  | Members<typeof ANY_REQUEST>
  | (C['access'] extends 'public' ? never : Members<typeof WITH_SESSION>)
  | (C['params'] extends z.ZodType ? Members<typeof WITH_PARAMS> : never)
  | (C['access'] extends 'public' ? (C['body'] extends z.ZodType ? Members<typeof ATTEMPT> : never) : never)
  | Members<C['errors']>
  | Keys<C['errorResults']>,
  ErrorCode
>;

/** The same codes as a list. */
export function errorCodesOf<C extends Call>(call: C): ErrorCodeOf<C>[];
export function errorCodesOf(call: Call): ErrorCode[] {
  const { access, params, errors = [], errorResults = {} } = call;
  const codes = [
    ...ANY_REQUEST,
    ...(access === 'public' ? [] : WITH_SESSION),
    ...(params ? WITH_PARAMS : []),
    ...(isAttempt(call) ? ATTEMPT : []),
    ...errors,
    ...Object.keys(errorResults).filter(isErrorCode),
  ];
  return [...new Set(codes)];
}

/** True if `call` can be refused with `code`. */
export function canAnswerWith<C extends Call>(call: C, code: string): code is ErrorCodeOf<C> {
  return errorCodesOf(call).some((named) => named === code);
}

/** True if a call is an attempt to get in, of which only so many are allowed: what anybody may send without a session. */
export function isAttempt({ access, body }: Call): boolean {
  return access === 'public' && body !== undefined;
}

/** A reply that refuses. `errors` holds one sentence per field, by the field's dotted path, when the input was bad. */
export const errorReply = z.object({
  status: z.number(),
  message: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;

/** A refusal of `C`: its code, its sentence and, for the codes that `errorResults` names, its result. */
export type Refusal<C extends Call> = {
  [Code in ErrorCodeOf<C>]: { code: Code; message: string } & (Code extends keyof ResultsOf<C>
    ? { result: ResultsOf<C>[Code] extends z.ZodType ? z.output<ResultsOf<C>[Code]> : never }
    : unknown);
}[ErrorCodeOf<C>];

/** Reads the body of a reply to `call` as a refusal; undefined when it is none, or has a code that the call does not name. */
export function readRefusal<C extends Call>(call: C, body: unknown): Refusal<C> | undefined;
export function readRefusal(call: Call, body: unknown): unknown {
  const { data } = errorReply.safeParse(body);
  if (data?.code === undefined || !canAnswerWith(call, data.code)) return undefined;
  const { code, message } = data;
  const result = call.errorResults?.[code];
  if (!result) return { code, message };
  return z.object({ code: z.literal(code), message: z.string(), result }).safeParse(body).data;
}
