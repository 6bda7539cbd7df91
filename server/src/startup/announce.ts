import type { Config } from '../config';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail } from '../demo/people';

/** Says where the product is and, in the demo, how to get in. */
export function announce({ mode, publicOrigin }: Pick<Config, 'mode' | 'publicOrigin'>, print: (line: string) => void): void {
  print(`\nKeydate is ready at ${publicOrigin}`);
  if (mode !== 'demo') return;
  print(`\nSign in with one of these, password ${DEMO_PASSWORD}:`);
  for (const { name, who } of DEMO_PEOPLE) print(`  ${demoEmail(name).padEnd(34)} ${who}`);
  print(`\nMails that it sends: ${publicOrigin}/dev/inbox\n`);
}
