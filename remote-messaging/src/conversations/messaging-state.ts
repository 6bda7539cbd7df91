import type { ChatParty, ClosingReason, Conversation, ReceiverKind } from '@keydate/contracts/chat';
import { EMPTY_THREAD, type Thread } from '../domain/thread';
import { notStored, type Outgoing, type OutgoingPicture } from '../domain/outgoing';

/** A thread that somebody has opened in this tab. */
export interface OpenThread {
  /** `missing`: there is nobody of this id to write to. */
  status: 'loading' | 'ready' | 'failed' | 'missing';
  thread: Thread;
  receiver: ChatParty | null;
  kind: ReceiverKind;
  /** Why the person can no longer write in it; null while they can. */
  closedBecause: ClosingReason | null;
  isLoadingOlder: boolean;
}

export const LOADING_THREAD: OpenThread = {
  status: 'loading',
  thread: EMPTY_THREAD,
  receiver: null,
  kind: 'person',
  closedBecause: null,
  isLoadingOlder: false,
};

/** A text and a picture that the person has not sent yet. */
export interface Draft {
  words: string;
  /** The refused words, which `words` begins with. */
  returned: string;
  picture: OutgoingPicture | null;
}

export const NO_DRAFT: Draft = { words: '', returned: '', picture: null };

/** The drafts and messages of a person that the server has not acknowledged. Drafts are by the receiver's id. */
export interface Unsent {
  drafts: Readonly<Record<string, Draft>>;
  outbox: readonly Outgoing[];
}

/** All that this tab knows of a person's conversations. Threads are by the receiver's id. */
export interface MessagingState extends Unsent {
  listStatus: 'loading' | 'ready' | 'failed';
  list: readonly Conversation[];
  /** How many messages all conversations have together, as far as this tab knows. */
  messageTotal: number;
  threads: Readonly<Record<string, OpenThread>>;
}

/** A value that can be observed. */
export interface Store<T> {
  get: () => T;
  set: (change: (state: T) => T) => void;
  subscribe: (callBack: () => void) => () => void;
}

export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    get: () => state,
    set: (change) => {
      const next = change(state);
      if (next === state) return;
      state = next;
      listeners.forEach((callBack) => callBack());
    },
    subscribe: (callBack) => {
      listeners.add(callBack);
      return () => void listeners.delete(callBack);
    },
  };
}

/**
 * The state with one thread changed; the same state if that thread is not open. Messages that the thread now has leave the
 * outbox.
 */
export function changeThread(
  state: MessagingState,
  receiverId: string,
  change: (open: OpenThread) => OpenThread,
): MessagingState {
  const open = state.threads[receiverId];
  if (!open) return state;
  const changed = change(open);
  if (changed === open) return state;
  const { messages } = changed.thread;
  return {
    ...state,
    threads: { ...state.threads, [receiverId]: changed },
    outbox: messages === open.thread.messages ? state.outbox : notStored(state.outbox, messages),
  };
}
