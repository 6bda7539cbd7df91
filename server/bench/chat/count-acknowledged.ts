import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Tab } from './open-tabs';
import { send } from './send';

const OUTSTANDING = 2;
const WARM_UP_MS = 3_000;
const COUNTED_MS = 10_000;

/** How many messages a second are acknowledged when every tab sends the next one as soon as it has the answer. */
export async function countAcknowledged(tabs: readonly Tab[]): Promise<number> {
  let acknowledged = 0;
  let isOver = false;
  const writers = tabs.flatMap((tab) =>
    Array.from({ length: OUTSTANDING }, async () => {
      while (!isOver) {
        await send(tab, randomUUID(), false);
        acknowledged += 1;
      }
    }),
  );
  const failed = Promise.all(writers);
  await Promise.race([setTimeout(WARM_UP_MS), failed]);
  const [before, began] = [acknowledged, performance.now()];
  await Promise.race([setTimeout(COUNTED_MS), failed]);
  const rate = (acknowledged - before) / ((performance.now() - began) / 1000);
  isOver = true;
  await failed;
  return rate;
}
