import { returnedWords, type Outgoing } from '../domain/outgoing';
import { draftsStore } from './drafts.store';
import { NO_DRAFT, type Unsent } from './messaging-state';
import { outboxStore } from './outbox.store';

/** What a reload has left of a person's drafts and unanswered messages. */
export function restoreUnsent(meId: string): Unsent {
  const stored = outboxStore.load(meId);
  const outbox = stored.filter((one) => !hasLostPicture(one));
  // such a message cannot be sent again: its words go back to where they were typed
  for (const { receiverId, words } of stored.filter(hasLostPicture).reverse())
    draftsStore.save(meId, receiverId, returnedWords(words, draftsStore.load(meId)[receiverId] ?? ''));
  if (outbox.length < stored.length) outboxStore.save(meId, outbox);
  const drafts = Object.entries(draftsStore.load(meId));
  return {
    drafts: Object.fromEntries(drafts.map(([receiverId, words]) => [receiverId, { ...NO_DRAFT, words }])),
    outbox,
  };
}

function hasLostPicture({ picture }: Outgoing): boolean {
  return picture !== null && !picture.uploaded;
}
