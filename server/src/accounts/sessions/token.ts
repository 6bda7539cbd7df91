import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token; only it is stored. A token is random and long, so that a plain hash is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
