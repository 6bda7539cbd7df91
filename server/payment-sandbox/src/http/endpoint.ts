import type { z } from 'zod';
import type { Work } from '../engine/work';
import { readParams, type FormValue } from './read-form';

/**
 * The permitted callers: the server with its secret key, or a browser with the publishable key and an object's client
 * secret.
 */
export type KeyKind = 'secret' | 'publishable';

export interface Asked {
  ids: Record<string, string>;
  form: Record<string, FormValue>;
}

/** One address of the API: its request and its reply. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for what changes. */
  path: string;
  keys: readonly KeyKind[];
  answer: (work: Work, asked: Asked) => unknown;
}

/** Binds an address to its parameters and its work. */
export function endpoint<S extends z.ZodObject>(
  route: string,
  params: S,
  answer: (work: Work, params: z.output<S>, ids: Record<string, string>) => unknown,
  keys: readonly KeyKind[] = ['secret'],
): Endpoint {
  const [method = '', path = ''] = route.split(' ');
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(`${route} has no method`);
  return { method, path, keys, answer: (work, { ids, form }) => answer(work, readParams(params, form), ids) };
}
