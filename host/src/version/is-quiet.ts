import { queryClient } from '@keydate/client';
import { notify } from '@keydate/ui';

/**
 * Whether the page can be replaced without a loss: nothing half entered would go, no call is under way, nothing is said that is not
 * read yet. What persists entries of its own (the wizard, sign-up, drafts) has them afterward.
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
