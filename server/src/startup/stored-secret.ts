import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

const BYTES = 32;

/** The secret of an installation whose settings name none: created on its first start and stored in its home folder. */
export function storedSecret(home: string): string {
  const path = join(home, 'code-secret');
  const stored = readStored(path);
  if (stored !== null) return stored;
  const secret = randomBytes(BYTES).toString('base64url');
  mkdirSync(home, { recursive: true });
  writeFileAtomic.sync(path, secret, { mode: 0o600 });
  return secret;
}

function readStored(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
