import { withReturned, type Outgoing } from '../domain/outgoing';
import { draftsStore } from './drafts.store';
import { NO_DRAFT, type Unsent } from './messaging-state';
import { outboxStore } from './outbox.store';

/** A person's drafts and unanswered messages after a reload. */
export function restoreUnsent(meId: string): Unsent {
  const stored = outboxStore.load(meId);
  const outbox = stored.filter((one) => !hasLostPicture(one));
  const drafts = Object.fromEntries(
    Object.entries(draftsStore.load(meId)).map(([receiverId, words]) => [receiverId, { ...NO_DRAFT, words }]),
  );
  // a picture that was not uploaded is lost with the page: the words go back into the composer
  for (const { receiverId, words } of stored.filter(hasLostPicture)) {
    const draft = withReturned(drafts[receiverId] ?? NO_DRAFT, words);
    drafts[receiverId] = draft;
    draftsStore.save(meId, receiverId, draft.words);
  }
  if (outbox.length < stored.length) outboxStore.save(meId, outbox);
  return { drafts, outbox };
}

function hasLostPicture({ picture }: Outgoing): boolean {
  return picture !== null && !picture.uploaded;
}
