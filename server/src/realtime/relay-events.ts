/** An event for the tabs and devices of a person. */
export interface PersonEvent {
  personId: string;
  event: string;
  payload: unknown;
}

/** What the other servers get: events in the order in which they happened here. */
export const RELAYED = 'keydate:events';

interface Link {
  isUp: () => boolean;
  send: (events: readonly PersonEvent[]) => void;
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
    if (events.length > 0 && isUp()) send(events);
  };
  return {
    add: (event) => {
      waiting.push(event);
      timer ??= setTimeout(flush, TOGETHER_MS).unref();
    },
    flush,
  };
}
