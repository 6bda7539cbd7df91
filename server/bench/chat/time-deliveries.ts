import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { newMessageReceived } from '@keydate/contracts/chat-events';
import type { ChatServer } from './chat-server';
import type { Tab } from './open-tabs';
import { send } from './send';

const TICK_MS = 5;
/** How late the last message may come. */
const PATIENCE_MS = 60_000;

interface Load {
  perSecond: number;
  seconds: number;
  /** How long to send before deliveries are counted. */
  warmUpSeconds?: number;
}

interface Deliveries {
  /** How many messages were sent, those of the warm-up too; all were acknowledged and arrived. */
  sent: number;
  /** From sending to the receiver's tab, in milliseconds, shortest first. */
  took: number[];
}

/**
 * Sends messages at a steady rate, each tab in its turn, and times their deliveries.
 * @throws Error if a message is refused or does not arrive
 */
export async function timeDeliveries(
  server: ChatServer,
  tabs: readonly Tab[],
  { perSecond, seconds, warmUpSeconds = 3 }: Load,
): Promise<Deliveries> {
  const sentAt = new Map<string, number>();
  const took: number[] = [];
  for (const { socket } of tabs) {
    socket.on(newMessageReceived.event, (heard: unknown) => {
      const id = server.idOf(heard);
      const began = sentAt.get(id);
      if (began !== undefined) took.push(performance.now() - began);
      sentAt.delete(id);
    });
  }
  const acknowledged: Promise<void>[] = [];
  const began = performance.now();
  let warmedUp = 0;
  let sent = 0;
  for (let passed = 0; passed < warmUpSeconds + seconds; passed = (performance.now() - began) / 1000) {
    if (passed < warmUpSeconds) warmedUp = sent;
    for (; sent < passed * perSecond; sent += 1) {
      const id = randomUUID();
      sentAt.set(id, performance.now());
      const tab = tabs[sent % tabs.length];
      if (tab) acknowledged.push(send(tab, id));
    }
    await setTimeout(TICK_MS);
  }
  await Promise.all(acknowledged);
  const ended = performance.now();
  while (sentAt.size > 0) {
    if (performance.now() - ended > PATIENCE_MS) throw new Error(`${sentAt.size} messages did not arrive.`);
    await setTimeout(TICK_MS);
  }
  for (const { socket } of tabs) socket.off(newMessageReceived.event);
  return { sent, took: took.slice(warmedUp).sort((left, right) => left - right) };
}

/** The 99th of 100 deliveries, in milliseconds. */
export function p99Of({ took }: Deliveries): number {
  return took[Math.floor(took.length * 0.99)] ?? NaN;
}
