import { notify } from '@keydate/ui';
import type { MessagingState } from '../../conversations/messaging-state';

/** An error that says that a message to this person was not sent. */
interface ToldError {
  receiverId: string;
  title: string;
  sentence: string;
}

/** Those that may still be shown: a page may have told of them that was left since. */
let told: readonly ToldError[] = [];

/** Remembers an error, until its message is sent again or discarded. */
export function rememberError(error: ToldError): void {
  told = [...told, error];
}

/** Dismisses the errors about people for whom nothing is left unsent. */
export function dismissSolved(state: MessagingState): void {
  const solved = told.filter(({ receiverId }) => !hasUnsent(receiverId, state));
  if (solved.length === 0) return;
  told = told.filter((one) => !solved.includes(one));
  for (const { title, sentence } of solved) notify.dismiss(title, sentence);
}

/** Whether anything is in the composer, or in the thread as refused. */
function hasUnsent(receiverId: string, { drafts, outbox }: MessagingState): boolean {
  const { words = '', picture = null } = drafts[receiverId] ?? {};
  const isRefused = outbox.some((one) => one.receiverId === receiverId && one.state === 'refused');
  return words.trim() !== '' || picture !== null || isRefused;
}
