import { draftsStore } from './drafts.store';
import type { MessagingState, Store } from './messaging-state';
import { outboxStore } from './outbox.store';

/** Saves a person's drafts and unanswered messages at each change, until the returned function is called. */
export function persistUnsent({ get, subscribe }: Store<MessagingState>, meId: string): () => void {
  let saved = get();
  return subscribe(() => {
    const now = get();
    if (now.outbox !== saved.outbox) outboxStore.save(meId, now.outbox);
    if (now.drafts !== saved.drafts)
      for (const [receiverId, { words }] of Object.entries(now.drafts))
        if (words !== (saved.drafts[receiverId]?.words ?? '')) draftsStore.save(meId, receiverId, words);
    saved = now;
  });
}
