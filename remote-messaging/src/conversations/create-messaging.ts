import { connection } from '@keydate/client';
import { askBeforeUnload } from './ask-before-unload';
import { liveConversations, type LiveConversations } from './live-conversations';
import { createStore, type MessagingState, type Unsent } from './messaging-state';
import { createOutbox, type Outbox, type ReturnedMessage } from './outbox';
import { persistUnsent } from './persist-unsent';

/** A person's conversations in this tab: their state and the actions on them. Page and slot share them. */
export interface Messaging extends Omit<LiveConversations, 'start' | 'receive'>, Omit<Outbox, 'resume' | 'giveUp'> {
  state: () => MessagingState;
  /** Calls back at each change. While it has a subscriber, the state follows the server. */
  subscribe: (callBack: () => void) => () => void;
  /** Calls back when a message is back in the composer. Calls only the last subscriber, so that the person sees one notice. */
  onReturned: (callBack: (returned: ReturnedMessage) => void) => () => void;
  /** Sends and saves nothing from now on. */
  end: () => void;
}

/** @param unsent what the person has written before and not sent */
export function createMessaging(meId: string, unsent: Unsent): Messaging {
  const store = createStore<MessagingState>({
    listStatus: 'loading',
    list: [],
    messageTotal: 0,
    threads: {},
    ...unsent,
  });
  const stopPersisting = persistUnsent(store, meId);
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
    end: () => {
      stopPersisting();
      giveUp();
    },
  };
}
