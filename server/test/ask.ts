import type { Call } from '@keydate/contracts/call';
import type { ErrorReply } from '@keydate/contracts/call-errors';
import type { z } from 'zod';
import type { TestServer } from './test-server';

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  files?: Record<string, Blob>;
  token?: string | undefined;
  /** Leaves before the answer, like a tab that is closed. */
  signal?: AbortSignal;
}

type Success<C extends Call> = C['replies'][keyof C['replies'] & (200 | 201)];

export interface Answered<C extends Call> {
  status: number;
  headers: Headers;
  /** Typed as the success that a test expects; the fields of a refusal may be read too. */
  body: (Success<C> extends z.ZodType ? z.output<Success<C>> : unknown) & Partial<ErrorReply>;
}

/** Makes a call over HTTP as the browser does. */
export async function ask<C extends Call>(
  server: Pick<TestServer, 'origin'>,
  call: C,
  asked: Asked = {},
): Promise<Answered<C>> {
  const { signal } = asked;
  // to fetch, not to the request: Node's request loses its signal when memory is collected
  const response = await fetch(requestOf(server.origin, call, asked), signal && { signal });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answered<C>['body'] };
}

/** A call as the browser sends it to a server at this origin. */
export function requestOf(
  origin: string,
  call: Call,
  { params = {}, query, body, files, token }: Omit<Asked, 'signal'>,
): Request {
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = `${origin}/api/v1/user/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const isForm = call.encoding === 'form';
  if (call.body && !isForm) headers['content-type'] = 'application/json';
  const sent = isForm ? formOf(body, files) : JSON.stringify(body);
  return new Request(url, {
    method: call.method,
    headers,
    ...(call.body && { body: sent }),
  });
}

/** Fields as spec § 7 nests them, `address[street]`, and files. */
export function formOf(fields: unknown, files: Record<string, Blob> = {}): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown) => {
    if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) add(name ? `${name}[${key}]` : key, inner);
    } else if (typeof value === 'string') form.append(name, value);
  };
  add('', fields);
  for (const [name, file] of Object.entries(files))
    form.append(name, file, file instanceof File ? file.name : `${name}.png`);
  return form;
}
