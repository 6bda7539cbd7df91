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

/** Absolute paths of what runs beside the server. */
export interface BuiltPrograms {
  embeddedDatabase: string;
  recognizer: string;
  /** The demo's payment provider, and the scripts that browsers load from it. */
  paymentSandbox: { program: string; browserFiles: { stripe: string; frame: string } };
}

/**
 * What build.mjs made last. Read once: a server that runs keeps the programs it was started with, even when a newer
 * build lies beside them.
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
