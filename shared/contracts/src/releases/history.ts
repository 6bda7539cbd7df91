import { z } from 'zod';
import { releaseName } from './upload';

/** The events that operators can read about later: changes of live releases, tokens made and revoked, and refused changes. */
export const RELEASE_ACTIONS = [
  'release',
  'roll-out',
  'rollback',
  'withdraw',
  'disable',
  'enable',
  'remove',
  'make-token',
  'revoke-token',
  'allow-origin',
  'revoke-origin',
  'refuse',
] as const;

/** As many events as one answer has. */
export const HISTORY_PAGE = 50;

/** One event: what was done to which remote (or the host), by whom, when, from which commit, and why. */
export const historyEvent = z.object({
  id: z.uuid(),
  /** An action of a newer server is shown by its name. */
  action: z.string(),
  name: z.string(),
  release: z.string().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
  commit: z.string().nullable(),
  reason: z.string().nullable(),
});
export type HistoryEvent = z.infer<typeof historyEvent>;

/** `before` is the last event of the page before, `name` the remote whose events are asked for. */
export const historyQuery = z.object({ before: z.uuid().optional(), name: releaseName.optional() });

/** Newest first. `next` asks for older ones; null when there are none. */
export const historyPage = z.object({ events: z.array(historyEvent), next: z.uuid().nullable() });
export type HistoryPage = z.infer<typeof historyPage>;
