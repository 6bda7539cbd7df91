import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config';

/*
 * An archive is a compressed tar file. Its entries, in this order: HEAD; the rows of each table in pieces, as arrays of
 * JSON; files; releases; MANIFEST, which has a hash of each entry before it; SEAL, the keyed hash of the manifest.
 */
export const FORMAT = 1;
export const HEAD = 'keydate.json';
export const MANIFEST = 'manifest.json';
export const SEAL = 'manifest.seal';
/** The live releases of an installation with the embedded database. */
export const REGISTRY = 'registry.json';
/** The folders of an archive. */
export const TABLES = 'tables/';
export const FILES = 'files/';
export const RELEASES = 'releases/';

type Secrets = Pick<Config, 'codeSecret' | 'fileSecret'>;

/** The facts that a reader needs before the rest. */
export const head = z.object({
  format: z.number(),
  madeAt: z.string(),
  /** The migrations that made the tables, in their order. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
  /** By setting, a keyed hash: it shows whether a secret is the same, but not the secret. */
  secrets: z.object({ CODE_SECRET: z.string(), FILE_SECRET: z.string() }),
});
export type Head = z.infer<typeof head>;

export const manifest = z.object({
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number()),
  /** The last number that each sequence gave; null before the first. */
  sequences: z.record(z.string(), z.string().nullable()),
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

const keyedHash = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest('hex');

export function proofsOf({ codeSecret, fileSecret }: Secrets): Head['secrets'] {
  return {
    CODE_SECRET: keyedHash(codeSecret, 'backup with this code secret'),
    FILE_SECRET: keyedHash(fileSecret, 'backup with this file secret'),
  };
}

/** Nobody without the secret can change an archive and seal it again. */
export function sealOf({ codeSecret }: Pick<Secrets, 'codeSecret'>, writtenManifest: Buffer): string {
  return keyedHash(codeSecret, writtenManifest);
}
