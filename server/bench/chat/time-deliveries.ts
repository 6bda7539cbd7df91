import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { newMessageReceived } from '@keydate/contracts/chat-events';
import type { ChatServer } from './chat-server';
import type { Tab } from './open-tabs';
import { send } from './send';

const WARM_UP_MS = 3_000;
const COUNTED_MS = 10_000;
const TICK_MS = 5;
/** How late the last message may come. */
const PATIENCE_MS = 60_000;

/** From sending to the receiver's tab, in milliseconds, the 99th of 100, at a given number of messages a second. */
export async function timeDeliveries(server: ChatServer, tabs: readonly Tab[], perSecond: number): Promise<number> {
  const sentAt = new Map<string, number>();
  const took: number[] = [];
  for (const { socket } of tabs) {
    socket.on(newMessageReceived.event, (heard: unknown) => {
      const id = server.idOf(heard);
      took.push(performance.now() - (sentAt.get(id) ?? NaN));
    });
  }
  const acknowledged: Promise<void>[] = [];
  const began = performance.now();
  let warmedUp = 0;
  let sent = 0;
  for (let passed = 0; passed < WARM_UP_MS + COUNTED_MS; passed = performance.now() - began) {
    if (passed < WARM_UP_MS) warmedUp = sent;
    for (; sent < (passed / 1000) * perSecond; sent += 1) {
      const id = randomUUID();
      sentAt.set(id, performance.now());
      const tab = tabs[sent % tabs.length];
      if (tab) acknowledged.push(send(tab, id, true));
    }
    await setTimeout(TICK_MS);
  }
  await Promise.all(acknowledged);
  const ended = performance.now();
  while (took.length < sent) {
    if (performance.now() - ended > PATIENCE_MS) throw new Error(`${sent - took.length} messages did not arrive.`);
    await setTimeout(TICK_MS);
  }
  for (const { socket } of tabs) socket.off(newMessageReceived.event);
  const counted = took.slice(warmedUp).sort((left, right) => left - right);
  return counted[Math.floor(counted.length * 0.99)] ?? NaN;
}
