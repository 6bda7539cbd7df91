import type { Call } from '@keydate/contracts/call';
import { flattenFields } from '@keydate/contracts/form-fields';

/** What a call is given, as plain values. */
export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** The request that a browser makes of a call without files, as the bearer of `token`. */
export function requestOf(
  origin: string,
  call: Call,
  { params = {}, query = {}, body }: CallParts,
  token?: string,
): Request {
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const isForm = call.encoding === 'form';
  return new Request(`${origin}/api/v1/user/${path}?${new URLSearchParams(query).toString()}`, {
    method: call.method,
    headers: {
      ...(call.body && !isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(call.body && { body: isForm ? formOf(body) : JSON.stringify(body) }),
  });
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, text] of flattenFields(fields)) form.append(name, text);
  return form;
}
