import { connection, session, useSignedInUser } from '@keydate/client';
import { useSyncExternalStore } from 'react';
import { askBeforeUnload } from './ask-before-unload';
import { liveConversations, type LiveConversations } from './live-conversations';
import { createStore, type MessagingState } from './messaging-state';
import { createOutbox, type Outbox, type ReturnedMessage } from './outbox';
import { persistUnsent } from './persist-unsent';
import { restoreUnsent } from './restore-unsent';

/** A person's conversations in this tab: what is known of them, and what can be done. Page and slot share them. */
export interface Messaging extends Omit<LiveConversations, 'start' | 'receive'>, Omit<Outbox, 'resume' | 'giveUp'> {
  state: () => MessagingState;
  /** Calls back at each change; while anybody listens, it is kept in step with the server. */
  subscribe: (callBack: () => void) => () => void;
  /** Calls back when a message is back in the composer. Who asked last is called alone: a person is told once. */
  onReturned: (callBack: (returned: ReturnedMessage) => void) => () => void;
}

let current: { of: ReturnType<typeof session>; meId: string; messaging: Messaging } | undefined;

/** The conversations of whoever is signed in. */
export function useMessaging(): Messaging {
  const me = useSignedInUser();
  return messagingOf(session(), me._id);
}

/** One for a person's session, whichever part of the page asks first. */
function messagingOf(of: ReturnType<typeof session>, meId: string): Messaging {
  if (current?.of !== of || current.meId !== meId) current = { of, meId, messaging: createMessaging(meId) };
  return current.messaging;
}

/** A part of what is known, kept current; `select` must give the same object until that part changes. */
export function useMessagingState<T>(select: (state: MessagingState) => T): T {
  const { subscribe, state } = useMessaging();
  return useSyncExternalStore(subscribe, () => select(state()));
}

function createMessaging(meId: string): Messaging {
  const store = createStore<MessagingState>({
    listStatus: 'loading',
    list: [],
    messageTotal: 0,
    threads: {},
    ...restoreUnsent(meId),
  });
  persistUnsent(store, meId);
  const tellers = new Set<(returned: ReturnedMessage) => void>();
  const { start, receive, ...live } = liveConversations(store, meId);
  const { resume, giveUp, ...outbox } = createOutbox({
    store,
    onStored: receive,
    onReturned: (returned) => [...tellers].at(-1)?.(returned),
  });

  const run = () => {
    const stops = [
      start(),
      askBeforeUnload(store),
      connection().onConnected(resume),
      connection().onStatus(() => connection().status() === 'failed' && giveUp()),
    ];
    return () => stops.forEach((stop) => stop());
  };
  let listeners = 0;
  let stop: (() => void) | undefined;
  return {
    ...live,
    ...outbox,
    state: store.get,
    subscribe: (callBack) => {
      const end = store.subscribe(callBack);
      listeners += 1;
      stop ??= run();
      return () => {
        end();
        listeners -= 1;
        if (listeners > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    onReturned: (callBack) => {
      tellers.add(callBack);
      return () => void tellers.delete(callBack);
    },
  };
}
