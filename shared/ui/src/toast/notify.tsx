import { toast, type Id } from 'react-toastify';
import { MOMENT_MS, SUCCESS_REST_MS } from './timing';
import { ToastMessage, type ToastAction } from './toast-message';

/** The latest toast of each error, by its text. */
const toastOf = new Map<string, Id>();
/** Marks an error that is dismissed with its page, and one with an action, which the person alone dismisses. */
const OF_PAGE = 'of-page';
const OF_PERSON = 'of-person';
/** The toasts that are shown, by whichever remote: a remote may have a copy of this module. */
const shownToasts = new Map<Id, { at: number; mark: unknown }>();
toast.onChange(({ id, status, data }) => {
  if (status === 'removed') shownToasts.delete(id);
  else if (status === 'added') shownToasts.set(id, { at: Date.now(), mark: data });
});

/** Shows a toast in the host's `ToastOutlet`, from any remote. Only features call it; API calls and other plumbing never do. */
export const notify = {
  /** Something is done. It is gone after 3 s. */
  success(title: string, message?: string) {
    toast.success(<ToastMessage tone="success" title={title} message={message} />, {
      autoClose: SUCCESS_REST_MS,
      role: 'status',
    });
  },
  /**
   * Removes the toasts of earlier attempts: a new one begins. An error with an action stays: it may be of another page, and
   * the only word of a change that was not saved.
   */
  dismissAll() {
    for (const [shown, { mark }] of shownToasts) if (mark !== OF_PERSON) toast.dismiss(shown);
  },
  /** Removes one error, found by its text: the problem is solved. */
  dismiss(title: string, message?: string) {
    const shown = toastOf.get(keyOf(title, message));
    if (shown !== undefined) toast.dismiss(shown);
  },
  /**
   * Something failed. Stays until the person dismisses it, tries again, or moves to another page: nothing else on the page
   * says it. With an action it stays on other pages too. The same error shown again replaces the first, so that screen
   * readers announce it again.
   */
  error(title: string, message?: string, action?: ToastAction) {
    notify.dismiss(title, message);
    const shown = toast.error(
      ({ closeToast }) => (
        <ToastMessage tone="error" title={title} message={message} action={action} onAction={closeToast} />
      ),
      { autoClose: false, role: 'alert', data: action ? OF_PERSON : OF_PAGE },
    );
    toastOf.set(keyOf(title, message), shown);
  },
  /** Whether there is a toast now. */
  isShowing: () => document.querySelector('.Toastify__toast') !== null,
  /** Removes the errors of the page that the person has left. What leads to another page, and why, is said a moment before. */
  leavePage() {
    for (const [shown, { at, mark }] of shownToasts)
      if (mark === OF_PAGE && Date.now() - at >= MOMENT_MS) toast.dismiss(shown);
  },
};

function keyOf(title: string, message = ''): string {
  return `${title} ${message}`;
}
