import { connection } from '@keydate/client';
import type { Message } from '@keydate/contracts/chat';
import { messageWords } from '@keydate/contracts/chat-events';
import { withReturned, type Outgoing } from '../domain/outgoing';
import { NO_DRAFT, type Draft, type MessagingState, type Store } from './messaging-state';
import { sendOutgoing, type Outcome } from './send-outgoing';

export interface Outbox {
  /** Sends the composer's content and empties it. */
  send: (receiverId: string) => void;
  /** Sends a failed or refused message again, under its id. */
  retry: (id: string) => void;
  /** Removes a failed or refused message. If the server has stored it after all, the thread shows it. */
  discard: (id: string) => void;
  /** Sends the messages again that were on their way when the connection broke. */
  resume: () => void;
  /** Marks every message on its way as failed: no answer will come. */
  giveUp: () => void;
  writeDraft: (receiverId: string, draft: Partial<Draft>) => void;
}

/** A message that the server has not taken, and why in one sentence. */
export interface ReturnedMessage {
  receiverId: string;
  sentence: string;
}

interface OutboxOptions {
  store: Store<MessagingState>;
  onStored: (message: Message) => void;
  /** A message was refused, or its picture did not arrive: it is back in the composer, or stays in the thread as refused. */
  onReturned: (returned: ReturnedMessage) => void;
}

interface Attempt {
  id: string;
  abort: AbortController;
  /** It began on a connection that has broken, and a new connection has opened since. */
  isOutdated: boolean;
}

/**
 * Sends messages until each is acknowledged, is refused, or fails without an answer. Messages to one receiver are sent one
 * after the other, so that a text does not overtake a picture that is still being uploaded.
 */
export function createOutbox({ store, onStored, onReturned }: OutboxOptions): Outbox {
  /** The attempt that runs for each receiver. */
  const attempts = new Map<string, Attempt>();
  const find = (id: string) => store.get().outbox.find((one) => one.id === id);
  const setOutbox = (change: (outbox: readonly Outgoing[]) => readonly Outgoing[]) =>
    store.set((state) => ({ ...state, outbox: change(state.outbox) }));
  const update = (id: string, part: Partial<Outgoing>) =>
    setOutbox((outbox) => outbox.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string) => setOutbox((outbox) => outbox.filter((one) => one.id !== id));

  const writeDraft = (receiverId: string, part: Partial<Draft>) =>
    store.set((state) => {
      const draft = { ...(state.drafts[receiverId] ?? NO_DRAFT), ...part };
      return { ...state, drafts: { ...state.drafts, [receiverId]: draft } };
    });

  /** Sends the receiver's next message, unless one is being sent. */
  const advance = (receiverId: string) => {
    const one = store.get().outbox.find((other) => other.receiverId === receiverId && other.state === 'sending');
    if (!one || attempts.has(receiverId)) return;
    const { id } = one;
    const attempt: Attempt = { id, abort: new AbortController(), isOutdated: false };
    const { signal } = attempt.abort;
    attempts.set(receiverId, attempt);
    const onUploaded = (uploaded: NonNullable<Outgoing['picture']>['uploaded']) =>
      update(id, { picture: { ...one.picture, uploaded } });
    void sendOutgoing(one, { signal, onUploaded }).then((outcome) => {
      if (signal.aborted) return;
      attempts.delete(receiverId);
      const isRepeated = attempt.isOutdated && outcome.kind === 'unanswered';
      if (!isRepeated) settle(id, outcome);
      const isWaiting = find(id)?.state === 'sending';
      if (isRepeated || !isWaiting) advance(receiverId);
    });
  };
  const abandon = (receiverId: string) => {
    attempts.get(receiverId)?.abort.abort();
    attempts.delete(receiverId);
  };

  function settle(id: string, outcome: Outcome): void {
    const one = find(id);
    if (outcome.kind === 'stored') {
      remove(id);
      onStored(outcome.message);
    } else if (one && outcome.kind === 'refused') returnToComposer(one, outcome.sentence);
    // while the connection is broken it waits: the next connection sends it again
    else if (one && isLost()) update(id, { state: 'failed' });
  }
  /** True if an unanswered message will not be sent again by itself: the connection is open, or was given up. */
  const isLost = () => connection().status() === 'connected' || connection().status() === 'failed';

  /** Back into the composer, before any newer text; where that has a newer picture, the message stays as refused. */
  function returnToComposer({ id, receiverId, words, picture }: Outgoing, sentence: string): void {
    const draft = store.get().drafts[receiverId] ?? NO_DRAFT;
    if (picture && draft.picture) update(id, { state: 'refused', refusal: sentence });
    else {
      remove(id);
      writeDraft(receiverId, { ...withReturned(draft, words), picture: picture ?? draft.picture });
    }
    onReturned({ receiverId, sentence });
  }

  return {
    send: (receiverId) => {
      const { drafts, threads } = store.get();
      const { picture, ...draft } = drafts[receiverId] ?? NO_DRAFT;
      const words = messageWords(draft.words);
      if (words === '' && !picture) return;
      const open = threads[receiverId];
      const receiver = open?.receiver ? { party: open.receiver, kind: open.kind } : undefined;
      const id = crypto.randomUUID();
      const createdAt = new Date().toISOString();
      setOutbox((outbox) => [...outbox, { id, receiverId, receiver, words, picture, state: 'sending', createdAt }]);
      writeDraft(receiverId, NO_DRAFT);
      advance(receiverId);
    },
    retry: (id) => {
      const one = find(id);
      if (!one) return;
      update(id, { state: 'sending', refusal: undefined });
      advance(one.receiverId);
    },
    discard: (id) => {
      const one = find(id);
      if (!one) return;
      if (attempts.get(one.receiverId)?.id === id) abandon(one.receiverId);
      remove(id);
      advance(one.receiverId);
    },
    resume: () => {
      for (const attempt of attempts.values()) attempt.isOutdated = true;
      new Set(store.get().outbox.map(({ receiverId }) => receiverId)).forEach(advance);
    },
    giveUp: () => {
      [...attempts.keys()].forEach(abandon);
      // a session ends while the page is drawn: a part that shows the outbox must not change for nothing
      if (store.get().outbox.some(({ state }) => state === 'sending'))
        setOutbox((outbox) => outbox.map((one) => (one.state === 'sending' ? { ...one, state: 'failed' } : one)));
    },
    writeDraft,
  };
}
