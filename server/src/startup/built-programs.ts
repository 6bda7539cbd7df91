import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.object({
  'embedded-database': z.string(),
  recognizer: z.string(),
  'payment-sandbox': z.string(),
  'payment-sandbox-stripe': z.string(),
  'payment-sandbox-frame': z.string(),
});

/** Absolute paths of the programs that run next to the server. */
export interface BuiltPrograms {
  embeddedDatabase: string;
  recognizer: string;
  /** The demo's payment provider, and the scripts that browsers load from it. */
  paymentSandbox: { program: string; browserFiles: { stripe: string; frame: string } };
}

/**
 * The programs of the last build. Read once: a running server uses the programs that it started with, even after a
 * newer build.
 * @param serverRoot absolute path of server/
 */
export function builtPrograms(serverRoot: string): BuiltPrograms {
  const dist = join(serverRoot, 'dist');
  const made = names.parse(JSON.parse(readFileSync(join(dist, 'programs.json'), 'utf8')));
  return {
    embeddedDatabase: join(dist, made['embedded-database']),
    recognizer: join(dist, made.recognizer),
    paymentSandbox: {
      program: join(dist, made['payment-sandbox']),
      browserFiles: {
        stripe: join(dist, made['payment-sandbox-stripe']),
        frame: join(dist, made['payment-sandbox-frame']),
      },
    },
  };
}
