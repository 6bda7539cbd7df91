import { queryClient } from '@keydate/client';
import { notify } from '@keydate/ui';

/**
 * True if a new page loses nothing: no input is half entered, no call is under way, and no notice is unread. Pages that store their
 * input (the wizard, sign-up, drafts) have it again afterward.
 */
export function isQuiet(): boolean {
  return queryClient.isMutating() === 0 && !notify.isShowing() && !isDialogOpen() && !isSearchTyped() && !isGuarded();
}

/** Dialogs over the page stay open from page to page. */
function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null;
}

function isSearchTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('header input')].some(({ value }) => value !== '');
}

/** Asks those who would have the browser ask before it leaves the page. */
function isGuarded(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
