import type Stripe from 'stripe';
import { z } from 'zod';
import { listOf } from '../objects/list';
import { ApiError } from './api-error';

/** The parameters of every list. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

interface Page {
  limit: number;
  starting_after?: string | undefined;
}

/** A page of a list, the newest first. */
export function pageOf<T extends { id: string }>(
  oldestFirst: readonly T[],
  { limit, starting_after }: Page,
  url: string,
): Stripe.ApiList<T> {
  const newestFirst = oldestFirst.toReversed();
  const from = starting_after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === starting_after) + 1;
  if (starting_after !== undefined && from === 0)
    throw ApiError.invalid(`No such object: '${starting_after}'`, 'starting_after');
  return listOf(newestFirst.slice(from, from + limit), url, newestFirst.length > from + limit);
}
