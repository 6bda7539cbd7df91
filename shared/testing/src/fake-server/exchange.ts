import type { Call } from '@keydate/contracts/call';

/** One call, as the browser sent it and as it was answered. */
export interface Exchange {
  /** Undefined when no contract names what was asked. */
  call: Call | undefined;
  method: string;
  /** Below the origin, with its query. */
  path: string;
  /** The request's content: JSON or a form's fields, as text; empty if there was none. */
  asked: string;
  /** 0 until it is answered. */
  status: number;
  /** The reply's JSON as text. */
  answered: string;
  /** How long the answer took. */
  ms: number;
}

/** The exchange of a request that is not answered yet. */
export async function beginExchange(call: Call | undefined, request: Request): Promise<Exchange> {
  const { pathname, search } = new URL(request.url);
  const asked = await writtenBody(request.clone());
  return { call, method: request.method, path: pathname + search, asked, status: 0, answered: '', ms: 0 };
}

async function writtenBody(request: Request): Promise<string> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return request.text();
  const fields = [...(await request.formData()).entries()];
  return fields.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : fileLine(value)}`).join('\n');
}

function fileLine({ name, type, size }: File): string {
  return `${name} (${type || 'no type'}, ${size} bytes)`;
}
