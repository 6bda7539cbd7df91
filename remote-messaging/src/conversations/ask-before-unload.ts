import type { MessagingState, Store } from './messaging-state';

/** Has the browser ask before the page is closed or reloaded while a message has no acknowledgement, until the returned function is called. */
export function askBeforeUnload({ get, subscribe }: Store<MessagingState>): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const stopListening = () => window.removeEventListener('beforeunload', handleUnload);
  // a listener keeps the page out of the back-forward cache, so it is there only while something could be lost
  const follow = () => {
    if (get().outbox.length > 0) window.addEventListener('beforeunload', handleUnload);
    else stopListening();
  };
  follow();
  const stopFollowing = subscribe(follow);
  return () => {
    stopFollowing();
    stopListening();
  };
}
