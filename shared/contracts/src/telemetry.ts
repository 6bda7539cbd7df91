import { HOUR_MS } from '@keydate/domain/durations';
import { z } from 'zod';
import { remoteName, remoteRelease } from './registry';

/** The longest texts that are taken; what is longer was not made by our shell, which cuts them. */
export const TELEMETRY_LIMITS = { message: 300, stack: 4000, events: 20, bytes: 64 * 1024 } as const;

const duration = z.number().int().min(0).max(HOUR_MS);
const ofRemote = {
  remote: remoteName.max(40),
  /** Missing where the registry has none. */
  release: remoteRelease.shape.release.max(64).optional(),
};

const loaded = z.object({
  kind: z.literal('load'),
  ...ofRemote,
  /** `pages`, or the slot. */
  part: z.string().regex(/^[a-zA-Z]{1,40}$/),
  /** Until its entry module was there, until the code of the part was, and until it was on the screen. */
  entryMs: duration,
  codeMs: duration,
  mountMs: duration,
});

const failed = z.object({
  kind: z.literal('error'),
  ...ofRemote,
  /** The squad that is responsible for the remote. */
  owner: z.string().max(100).optional(),
  /**
   * Where the remote failed. Of a remote that still works: `part`, the code of a dialog or of a part of a page did not load;
   * `uncaught`, nothing caught the error.
   */
  phase: z.enum(['withheld', 'load', 'contract', 'mount', 'run', 'part', 'uncaught']),
  traceId: z.string().regex(/^[0-9a-f]{12}$/),
  message: z.string().max(TELEMETRY_LIMITS.message),
  stack: z.string().max(TELEMETRY_LIMITS.stack).optional(),
});

/** An event of a remote in a person's page. Nothing in it identifies the person. */
const shellEvent = z.discriminatedUnion('kind', [loaded, failed]);
export type ShellEvent = z.infer<typeof shellEvent>;

/** The events that a page sends in one request. */
export const shellEvents = z.object({
  /** The release of the host. */
  host: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .nullable(),
  events: z.array(shellEvent).min(1).max(TELEMETRY_LIMITS.events),
});
export type ShellEvents = z.infer<typeof shellEvents>;
