import { z } from 'zod';

/** An event for the tabs and devices of a person. */
export interface PersonEvent {
  personId: string;
  event: string;
  payload: unknown;
}

/**
 * The event between servers: it carries events in the order in which they happened here, as one JSON text. The adapters would
 * encode each object in their own, slower way.
 */
export const RELAYED = 'keydate:events';

interface Link {
  isUp: () => boolean;
  send: (events: string) => void;
}

/** How long events wait for more, to be sent together. */
const TOGETHER_MS = 10;

/**
 * Sends events to the other servers in batches. In PostgreSQL each notification is a commit of its own: one per event would
 * take longer than storing the messages, and sockets would wait for it.
 */
export function relayEvents({ isUp, send }: Link): { add: (event: PersonEvent) => void; flush: () => void } {
  let waiting: PersonEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    // while the link is down the events are dropped: the other servers' tabs catch up when it is back
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
