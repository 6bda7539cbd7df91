import { z } from 'zod';
import {
  hostRelease,
  madeLive,
  releaseRecord,
  remoteName,
  remoteOrigin,
  remoteRelease,
  removal,
  rollOutScope,
  withdrawal,
} from '../registry';

/** Where a server takes releases. */
export const PLATFORM_PATH = '/api/platform';

/** Tells deploy tokens from sessions, and lets scanners for leaked secrets find them. */
export const DEPLOY_TOKEN_PREFIX = 'kdd_';

/** A file of a build; larger ones would be noticed by its users too. */
export const RELEASE_FILE_MAX_BYTES = 16 * 1024 * 1024;

/** The limits of one release; ours have some dozens of files and a few megabytes. */
export const RELEASE_MAX_FILES = 500;
export const RELEASE_MAX_BYTES = 64 * 1024 * 1024;

/** How much one token may upload in a day (UTC): eight releases of the largest size. */
export const TOKEN_BYTES_A_DAY = 8 * RELEASE_MAX_BYTES;

/** How long a token is valid, unless its maker sets another number of days. */
export const TOKEN_DAYS = 90;
export const TOKEN_DAYS_MAX = 365;

/** The host, or a remote by its name. */
export const releaseName = remoteName;
export const releaseId = remoteRelease.shape.release;
/** Builds have no subfolders. */
export const releaseFileName = z.string().regex(/^\w[\w.@-]*$/);

/** The description of a release, sent when all its files are uploaded. */
export const releaseUpload = z.object({
  release: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('remote'), remote: remoteRelease }),
    z.object({ kind: z.literal('host'), host: hostRelease }),
  ]),
  /** By name, the SHA-256 of each file as hexadecimal digits. */
  files: z.record(releaseFileName, z.string().regex(/^[0-9a-f]{64}$/)),
  record: releaseRecord.pick({ commit: true, force: true }),
  /** The people who get it; everybody if it is missing. A host is for everybody. */
  scope: rollOutScope.optional(),
});
export type ReleaseUpload = z.infer<typeof releaseUpload>;

/** The state of the host or of a remote, as `npm run release:list` shows it. */
export const liveRelease = z.object({
  name: z.string(),
  release: z.string(),
  released: releaseRecord.optional(),
  /** Where it went live again, or for everybody, after it was released. */
  madeLive: madeLive.optional(),
  previous: z.array(z.string()),
  /** Its entry file. */
  address: z.string().optional(),
  /** For operators: the bytes of all its files as a browser loads them. */
  bytes: z.number().optional(),
  disabled: z.string().optional(),
  /** The newer release that only some people get. */
  rollOut: rollOutScope
    .extend({
      release: z.string(),
      released: releaseRecord.optional(),
      /** How many people were named, for those who may not read who; `people` is empty then. */
      peopleCount: z.number().optional(),
    })
    .optional(),
  /** The last one that was withdrawn. */
  withdrawn: withdrawal.optional(),
});
export type LiveRelease = z.infer<typeof liveRelease>;

/** By name, the remotes that were removed. */
export const removals = z.record(releaseName, removal);
export type Removals = z.infer<typeof removals>;

/** A deploy token as it is listed; the token itself is shown once, when it is made. */
export const deployToken = z.object({
  id: z.uuid(),
  remote: z.string(),
  label: z.string(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  /** Missing from a server of before December 2026, whose tokens do not expire. */
  expiresAt: z.iso.datetime().optional(),
  lastUsedAt: z.iso.datetime().nullish(),
  revokedAt: z.iso.datetime().nullable(),
});
export type DeployToken = z.infer<typeof deployToken>;

/** A server that a remote's releases may have their files on. */
export const allowedOrigin = z.object({
  remote: remoteName,
  origin: remoteOrigin,
  allowedBy: z.string(),
  allowedAt: z.iso.datetime(),
});
export type AllowedOrigin = z.infer<typeof allowedOrigin>;
