import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordHasher } from '../ports/password-hasher';

/** argon2id (the library's default kind); 19 MiB and two passes, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a processor for about 20 ms: more at once would only starve the other requests. */
const AT_ONCE = 2;

/** Passwords by argon2id, a few at a time. */
export async function argon2PasswordHasher(): Promise<PasswordHasher> {
  const limitConcurrency = pLimit(AT_ONCE);
  const nobodys = await hash('no account has this password', COST);
  return {
    hash: (password) => limitConcurrency(() => hash(password, COST)),
    verify: async (known, password) => {
      const isRight = await limitConcurrency(() => verify(known ?? nobodys, password));
      return known !== null && isRight;
    },
  };
}
