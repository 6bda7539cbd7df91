import type { Call, CallInput, CallReply } from '@keydate/contracts/call';
import { errorOfReply } from './api-error';
import { formBody } from './form-body';
import { request, type RequestOptions } from './request';

export type CallOptions = Pick<RequestOptions, 'token' | 'signal' | 'timeout'>;

interface AnyInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  files?: Readonly<Record<string, Blob | undefined>>;
}

/**
 * Makes a call of the contract: takes its params, query, body and files, gives its parsed reply.
 * Throws an ApiError for any other status, or when the reply is not of the agreed shape: `refusalOf` reads it.
 */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallReply<C>> {
  const given: AnyInput = input;
  const isForm = call.encoding === 'form';
  const response = await request(fillPath(call.path, given.params), {
    ...options,
    method: call.method,
    query: textValues(given.query),
    ...(call.body && {
      type: isForm ? 'formdata' : 'json',
      body: isForm ? formBody(given.body, given.files ?? {}) : JSON.stringify(given.body),
    }),
  });
  const body = withMessage(await response.json().catch(() => undefined));
  const parsed = response.ok ? call.replies[response.status]?.safeParse(body) : undefined;
  if (!parsed?.success) throw errorOfReply(call, response.status, body);
  // the schema of this very status has just checked it; TypeScript cannot follow the index
  return parsed.data as CallReply<C>;
}

/** Spec § 7: replies carry `message` or `messages`. One that has only `messages`, a text or several, is read as if it had both. */
function withMessage(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || 'message' in body || !('messages' in body)) return body;
  const { messages } = body;
  return { ...body, message: Array.isArray(messages) ? messages.join(' ') : messages };
}

function fillPath(path: string, params: AnyInput['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}

function textValues(query: AnyInput['query'] = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
