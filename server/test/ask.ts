import type { Call } from '@keydate/contracts/call';
import type { TestServer } from './test-server';

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  files?: Record<string, Blob>;
  token?: string | undefined;
}

export interface Answered {
  status: number;
  headers: Headers;
  // what a reply holds is what the test is about
  body: any;
}

/** Makes a call over HTTP as the browser does. */
export async function ask(server: Pick<TestServer, 'origin'>, call: Call, { params = {}, query, body, files, token }: Asked = {}): Promise<Answered> {
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = `${server.origin}/api/v1/user/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const isForm = call.encoding === 'form';
  if (call.body && !isForm) headers['content-type'] = 'application/json';
  const response = await fetch(url, { method: call.method, headers, body: isForm ? formOf(body, files) : call.body && JSON.stringify(body) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Fields as spec § 7 nests them, `address[street]`, and files. */
export function formOf(fields: unknown, files: Record<string, Blob> = {}): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown) => {
    if (value && typeof value === 'object') for (const [key, inner] of Object.entries(value)) add(name ? `${name}[${key}]` : key, inner);
    else if (value !== undefined) form.append(name, String(value));
  };
  add('', fields);
  for (const [name, file] of Object.entries(files)) form.append(name, file, `${name}.png`);
  return form;
}
