import { z } from 'zod';
import { ApiError } from './api-error';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Reads Stripe's form encoding: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. */
export function readForm(text: string): Record<string, FormValue> {
  const root: Node = new Map<string, string | Node>();
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...inner] = name.replaceAll(']', '').split('[');
    let node = root;
    let key = first;
    for (const part of inner) {
      const next = node.get(key);
      const child: Node = next instanceof Map ? next : new Map<string, string | Node>();
      node.set(key, child);
      node = child;
      // `expand[]=x` has no number: the next free one
      key = part === '' ? String(child.size) : part;
    }
    node.set(key, value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, plain(value)]));
}

type Node = Map<string, string | Node>;

function plain(value: string | Node): FormValue {
  if (typeof value === 'string') return value;
  const entries = [...value].map(([key, inner]): [string, FormValue] => [key, plain(inner)]);
  const isArray = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isArray ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const seconds = z.coerce.number().int();
export const metadata = z.record(z.string(), z.string());

/** Checks a request's parameters; unknown ones are refused as Stripe does, and so are those that the sandbox lacks. */
export function readParams<S extends z.ZodObject>(schema: S, form: Record<string, FormValue>): z.output<S> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const [param = ''] = issue.keys;
    throw ApiError.invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const [head = '', ...rest] = issue?.path.map(String) ?? [];
  const param = head + rest.map((part) => `[${part}]`).join('');
  throw ApiError.invalid(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, param);
}
