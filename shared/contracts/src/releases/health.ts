import { z } from 'zod';

/** How remotes do in people's pages, for operators: over the last day. */
export const platformHealth = z.object({
  loads: z.array(
    z.object({
      remote: z.string(),
      release: z.string().nullable(),
      count: z.number(),
      /** From the request of its entry until it was on the screen, in milliseconds: half of all loads took less, and so on. */
      p50: z.number(),
      p75: z.number(),
      p95: z.number(),
    }),
  ),
  /** Of each remote: how often it failed, and the codes in the messages, such as `#RUNTIME-008`. An older server has none. */
  failures: z.array(z.object({ remote: z.string(), count: z.number(), codes: z.array(z.string()) })).optional(),
  /** Newest first. */
  errors: z.array(
    z.object({
      remote: z.string(),
      release: z.string().nullable(),
      owner: z.string().nullable(),
      phase: z.string(),
      message: z.string(),
      count: z.number(),
      lastAt: z.iso.datetime(),
      /** Of the newest. */
      traceId: z.string(),
      /** Where it happened, in the sources where the release's source maps tell. */
      places: z.array(z.string()),
    }),
  ),
});
export type PlatformHealth = z.infer<typeof platformHealth>;
