import type { LedgerStore } from '../ledger/ledger-store';
import type { StoredEvent } from '../ledger/kinds';
import { deliverTo, signatureOf, type Deliver, type WebhookTarget } from './webhooks';

/** How long after a refusal an event is sent again, in seconds; after the last, it is given up. */
const TRIES_AGAIN = [2, 10, 60, 600, 3600, 6 * 3600, 24 * 3600];

export interface Deliveries {
  setTarget: (target: WebhookTarget) => void;
  lose: (isLosing: boolean) => void;
  /** Begins to send an account's events. */
  send: (account: string) => void;
  /** Resolves when everything that could be sent was sent. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

export interface DeliveryOptions {
  deliver: Deliver | undefined;
  /** The accounts whose events are sent. */
  served: ReadonlySet<string>;
  /** The payload as it goes out. */
  finish: (payload: string) => string;
}

/** Sends the events of the accounts, each account's one after the other, and again if they were refused. */
export function openDeliveries(store: LedgerStore, { deliver, served, finish }: DeliveryOptions): Deliveries {
  const running = new Map<string, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  const tries = new Map<string, number>();
  let target: WebhookTarget | null = null;
  let isLosing = false;
  let isClosed = false;

  const send = (account: string) => {
    if (isClosed || !target) return;
    const before = running.get(account) ?? Promise.resolve();
    const sent = before.then(() => sendDue(account)).catch(() => undefined);
    running.set(account, sent);
    void sent.then(() => running.get(account) === sent && running.delete(account));
  };

  return {
    send,
    setTarget: (given) => {
      target = given;
      served.forEach(send);
    },
    lose: (given) => {
      isLosing = given;
    },
    settle: async () => {
      while (running.size > 0) await Promise.all(running.values());
    },
    close: async () => {
      isClosed = true;
      timers.forEach(clearTimeout);
      while (running.size > 0) await Promise.all(running.values());
    },
  };

  async function sendDue(account: string): Promise<void> {
    const seconds = Math.floor(Date.now() / 1000);
    const isDue = ({ deliversAgain }: StoredEvent) => deliversAgain !== null && deliversAgain <= seconds;
    const due = await store.change(account, (ledger) => ledger.all('sandbox.event').filter(isDue));
    if (due.length === 0) return;
    const refused = new Set<string>();
    for (const event of due) if (!(await sendOne(account, event))) refused.add(event.id);
    await store.change(account, (ledger) => {
      for (const { id } of due) {
        const event = ledger.find('sandbox.event', id);
        const wait = refused.has(id) ? nextWait(id) : undefined;
        if (!event) continue;
        if (wait === undefined) ledger.remove('sandbox.event', id);
        else ledger.save('sandbox.event', { ...event, deliversAgain: seconds + wait });
      }
    });
  }

  async function sendOne(account: string, { payload, type }: StoredEvent): Promise<boolean> {
    if (isLosing || !target || target.events?.includes(type) === false) return true;
    const finished = finish(payload);
    return (deliver ?? deliverTo(target))(finished, signatureOf(finished, target.secret), account);
  }

  function nextWait(id: string): number | undefined {
    const count = tries.get(id) ?? 0;
    tries.set(id, count + 1);
    const wait = TRIES_AGAIN[count];
    if (wait === undefined) tries.delete(id);
    else again(wait);
    return wait;
  }

  function again(wait: number): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        served.forEach(send);
      },
      wait * 1000 + 50,
    ).unref();
    timers.add(timer);
  }
}
