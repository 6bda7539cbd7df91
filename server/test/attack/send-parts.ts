import type { Call } from '@keydate/contracts/call';
import type { TestServer } from '../test-server';

/** The parts of a request; each may be anything. */
export interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Files of a form by their names; for nothing else. */
  files?: Record<string, Blob>;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a call whose parts may be anything at all: a value that an address or a form cannot hold is sent as text. */
export function sendParts(
  { origin }: Pick<TestServer, 'origin'>,
  call: Call,
  { params, query, body, files = {}, token, headers: given = {} }: Parts,
): Promise<Response> {
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => segment(own(params, name)));
  const headers: Record<string, string> = {
    ...given,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const init: RequestInit = { method: call.method, headers };
  if (call.encoding === 'form') init.body = formOf(body, files);
  else if (call.body) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  return fetch(`${origin}/api/v1/user/${path}?${search(query)}`, init);
}

function own(values: unknown, name: string): unknown {
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[name] : values;
}

/** Never empty, and never only a dot or two: those would be another route. */
function segment(value: unknown): string {
  const text = encodeURIComponent(asText(value).slice(0, 2000));
  return /^\.{0,2}$/.test(text) ? `${text}-` : text;
}

/** Lists as a name that comes more than once. */
function search(query: unknown): string {
  const pairs = typeof query === 'object' && query !== null ? Object.entries(query) : [['q', query] as const];
  const flat = pairs
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]): [string, string][] =>
      (Array.isArray(value) ? value.slice(0, 20) : [value]).map((one) => [asText(name), asText(one).slice(0, 2000)]),
    );
  return new URLSearchParams(flat).toString();
}

/** Objects and lists in brackets, as spec § 7 nests them. */
function formOf(fields: unknown, files: Record<string, Blob>): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown, depth: number) => {
    if (depth < 9 && typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value).slice(0, 150))
        add(name ? `${name}[${key}]` : key, inner, depth + 1);
    } else if (value !== undefined) form.append(name || 'body', asText(value));
  };
  add('', fields, 0);
  for (const [name, file] of Object.entries(files)) form.append(name, file, `${name}.png`);
  return form;
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
