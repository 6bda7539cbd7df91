import type { Call } from '@keydate/contracts/call';

/** What a call is given, as plain values. */
export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** The request that a browser makes of a JSON call, as the bearer of `token`. */
export function requestOf(
  origin: string,
  call: Call,
  { params = {}, query = {}, body }: CallParts,
  token?: string,
): Request {
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  return new Request(`${origin}/api/v1/user/${path}?${new URLSearchParams(query).toString()}`, {
    method: call.method,
    headers: {
      ...(call.body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(call.body && { body: JSON.stringify(body) }),
  });
}
