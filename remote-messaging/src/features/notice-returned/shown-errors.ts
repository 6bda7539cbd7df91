import { notify } from '@keydate/ui';
import type { MessagingState } from '../../conversations/messaging-state';

/** The toast that says that a message to this person was not sent. */
interface ShownError {
  receiverId: string;
  title: string;
  sentence: string;
}

/** Errors that may still be on the screen. They outlive the page that showed them, so they are not a component's state. */
let shown: readonly ShownError[] = [];

/** Remembers an error, until its message is sent again or discarded. */
export function rememberError(error: ShownError): void {
  shown = [...shown, error];
}

/** Dismisses the errors about people for whom nothing is left unsent. */
export function dismissSolved(state: MessagingState): void {
  const solved = shown.filter(({ receiverId }) => !hasUnsent(receiverId, state));
  if (solved.length === 0) return;
  shown = shown.filter((one) => !solved.includes(one));
  for (const { title, sentence } of solved) notify.dismiss(title, sentence);
}

/** True if the composer is not empty, or the thread has a refused message. */
function hasUnsent(receiverId: string, { drafts, outbox }: MessagingState): boolean {
  const { words = '', picture = null } = drafts[receiverId] ?? {};
  const isRefused = outbox.some((one) => one.receiverId === receiverId && one.state === 'refused');
  return words.trim() !== '' || picture !== null || isRefused;
}
