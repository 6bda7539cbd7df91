import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/** The secret of an installation whose settings name none: made on its first start and kept in its home. */
export function keptSecret(home: string): string {
  const path = join(home, 'code-secret');
  const kept = readKept(path);
  if (kept !== null) return kept;
  const secret = randomBytes(BYTES).toString('base64url');
  mkdirSync(home, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, secret, { mode: 0o600 });
  renameSync(unfinished, path);
  return secret;
}

function readKept(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
