import type { Config } from '../config';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail } from '../demo/people';

/**
 * Prints the product's address and, in the demo, how to sign in. `listening` is the address at which the server
 * listens.
 */
export function announce(
  { mode, roles, publicOrigin, trustedProxies }: Pick<Config, 'mode' | 'roles' | 'publicOrigin' | 'trustedProxies'>,
  listening: string,
  print: (line: string) => void,
): void {
  if (!roles.has('web')) {
    print(`\nKeydate is ready for ${[...roles].join(' and ')}. Its health is at ${listening}/health/ready`);
    return;
  }
  // with PORT=0 the system chose
  const origin = publicOrigin.replace(/:0$/, `:${new URL(listening).port}`);
  print(`\nKeydate is ready at ${origin}`);
  if (mode !== 'demo') return;
  print(`\nSign in with one of these, password ${DEMO_PASSWORD}:`);
  for (const { name, who } of DEMO_PEOPLE) print(`  ${demoEmail(name).padEnd(34)} ${who}`);
  // behind a proxy the inbox is closed
  if (trustedProxies === 0) print(`\nMails that it sends: ${origin}/dev/inbox\n`);
}
