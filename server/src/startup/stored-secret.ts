import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

const BYTES = 32;
const pathIn = (home: string) => join(home, 'code-secret');

/** The secret of an installation whose settings name none: created on its first start and stored in its home folder. */
export function storedSecret(home: string): string {
  const path = pathIn(home);
  const stored = readStoredSecret(home);
  if (stored !== null) return stored;
  const secret = randomBytes(BYTES).toString('base64url');
  mkdirSync(home, { recursive: true });
  writeFileAtomic.sync(path, secret, { mode: 0o600 });
  return secret;
}

/** The secret that was created, or null before the first start. */
export function readStoredSecret(home: string): string | null {
  try {
    return readFileSync(pathIn(home), 'utf8');
  } catch {
    return null;
  }
}
