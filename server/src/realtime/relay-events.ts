import { z } from 'zod';

/** An event for the tabs and devices of a person. */
export interface PersonEvent {
  personId: string;
  event: string;
  payload: unknown;
}

/**
 * What the other servers get: events in the order in which they happened here, as one JSON text. The adapters would write
 * each object of them by their own, slower means.
 */
export const RELAYED = 'keydate:events';

interface Link {
  isUp: () => boolean;
  send: (events: string) => void;
}

/** How long events wait for others to go with. */
const TOGETHER_MS = 10;

/**
 * Tells the other servers of events, many at once. Through PostgreSQL each notification is a commit of its own: one for
 * each event takes longer than the messages that they tell of, and sockets would wait for it.
 */
export function relayEvents({ isUp, send }: Link): { add: (event: PersonEvent) => void; flush: () => void } {
  let waiting: PersonEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    // what the others miss while the link is away, their tabs fetch when it is back
    if (events.length > 0 && isUp()) send(JSON.stringify(events));
  };
  return {
    add: (event) => {
      waiting.push(event);
      timer ??= setTimeout(flush, TOGETHER_MS).unref();
    },
    flush,
  };
}

const personEvents = z.array(z.object({ personId: z.string(), event: z.string(), payload: z.unknown() }));

/** The events that another server has sent. */
export function readRelayed(events: string): PersonEvent[] {
  return personEvents.parse(JSON.parse(events));
}
