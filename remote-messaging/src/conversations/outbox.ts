import { ApiError, connection, sentenceOf } from '@keydate/client';
import type { Message } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { uploadPicture } from '../api/upload-picture';
import { returnedWords, type Outgoing, type OutgoingPicture } from '../domain/outgoing';
import { draftsStore } from './drafts.store';
import { NO_DRAFT, type Draft, type MessagingState, type Store } from './messaging-state';
import { outboxStore } from './outbox.store';

export interface Outbox {
  /** Sends what is in the composer and empties it. */
  send: (receiverId: string) => void;
  /** Sends a failed message again, under its id. */
  retry: (id: string) => void;
  /** Gives up a failed message; where it was stored all the same, the thread shows it. */
  discard: (id: string) => void;
  /** Sends again what was on its way when the connection broke. */
  resume: () => void;
  /** What is still on its way will get no answer. */
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
  meId: string;
  onStored: (message: Message) => void;
  /** A message was refused, or its picture did not arrive: it is back in the composer. */
  onReturned: (returned: ReturnedMessage) => void;
}

/** Messages on their way: each is sent until it is acknowledged, refused, or without an answer. */
export function createOutbox({ store, meId, onStored, onReturned }: OutboxOptions): Outbox {
  const find = (id: string) => store.get().outbox.find((one) => one.id === id);
  const setOutbox = (change: (outbox: readonly Outgoing[]) => readonly Outgoing[]) => {
    store.set((state) => ({ ...state, outbox: change(state.outbox) }));
    outboxStore.save(meId, store.get().outbox);
  };
  const update = (id: string, part: Partial<Outgoing>) =>
    setOutbox((outbox) => outbox.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string) => setOutbox((outbox) => outbox.filter((one) => one.id !== id));

  const writeDraft = (receiverId: string, part: Partial<Draft>) => {
    store.set((state) => {
      const draft = { ...(state.drafts[receiverId] ?? NO_DRAFT), ...part };
      return { ...state, drafts: { ...state.drafts, [receiverId]: draft } };
    });
    draftsStore.save(meId, receiverId, store.get().drafts[receiverId]?.words ?? '');
  };

  const attempt = async (id: string) => {
    const one = find(id);
    if (!one) return;
    const picture = await uploaded(one).catch((error: unknown) => {
      // nothing was sent, so nothing can be stored
      returnToComposer(one, sentenceOf(error));
      return 'returned' as const;
    });
    if (picture === 'returned') return;
    try {
      const { message } = await connection().call(newMessage, {
        id,
        receiverId: one.receiverId,
        message_type: picture ? 'image' : 'text',
        message: one.words,
        url: picture?.uploaded?.url ?? '',
      });
      remove(id);
      onStored(message);
    } catch (error) {
      if (isRefusal(error)) returnToComposer(one, sentenceOf(error));
      // while the connection is broken it waits: the next connection sends it again
      else if (isLost()) update(id, { state: 'failed' });
    }
  };
  /** Whether nothing will send a message without an answer again: it is connected, or tried no more. */
  const isLost = () => connection().status() === 'connected' || connection().status() === 'failed';

  async function uploaded({ id, receiverId, picture }: Outgoing): Promise<OutgoingPicture | null> {
    if (!picture?.file || picture.uploaded) return picture;
    const withAddress = { ...picture, uploaded: await uploadPicture(receiverId, picture.file) };
    update(id, { picture: withAddress });
    return withAddress;
  }

  /** Back into the composer, before any newer text; where that has a newer picture, the message stays as failed. */
  function returnToComposer(one: Outgoing, sentence: string): void {
    const { id, receiverId, words, picture } = find(one.id) ?? one;
    const draft = store.get().drafts[receiverId] ?? NO_DRAFT;
    onReturned({ receiverId, sentence });
    if (picture && draft.picture) {
      update(id, { state: 'failed' });
      return;
    }
    remove(id);
    writeDraft(receiverId, { words: returnedWords(words, draft.words), picture: picture ?? draft.picture });
  }

  return {
    send: (receiverId) => {
      const { words, picture } = store.get().drafts[receiverId] ?? NO_DRAFT;
      const trimmed = words.trim();
      if (trimmed === '' && !picture) return;
      const id = crypto.randomUUID();
      const createdAt = new Date().toISOString();
      setOutbox((outbox) => [...outbox, { id, receiverId, words: trimmed, picture, state: 'sending', createdAt }]);
      writeDraft(receiverId, NO_DRAFT);
      void attempt(id);
    },
    retry: (id) => {
      update(id, { state: 'sending' });
      void attempt(id);
    },
    discard: remove,
    resume: () => {
      for (const { id, state } of store.get().outbox) if (state === 'sending') void attempt(id);
    },
    giveUp: () => setOutbox((outbox) => outbox.map((one) => ({ ...one, state: 'failed' }))),
    writeDraft,
  };
}

/** Whether the server has refused for good; a server that is away or failed may have stored the message all the same. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
