import { hasWaiting, loadedToasts, withToasts } from './load-toasts';
import type { ToastAction } from './toast-message';

/**
 * Shows a toast in the host's `ToastOutlet`, from any remote. Only features call it; API calls and other plumbing never do.
 * Toasts wait until their code has loaded, and then appear in the same order.
 */
export const notify = {
  /** Something is done. It is gone after 3 s. */
  success(title: string, message?: string) {
    withToasts(({ toasts }) => toasts.success(title, message));
  },
  /**
   * Removes the toasts of earlier attempts: a new one begins. An error with an action stays: it may be of another page, and
   * the only word of a change that was not saved. The code loads meanwhile, so that nothing said of this attempt waits for it.
   */
  dismissAll() {
    withToasts(({ toasts }) => toasts.dismissAll());
  },
  /** Removes one error, found by its text: the problem is solved. */
  dismiss(title: string, message?: string) {
    if (loadedToasts() || hasWaiting()) withToasts(({ toasts }) => toasts.dismiss(title, message));
  },
  /**
   * Something failed. Stays until the person dismisses it, tries again, or moves to another page: nothing else on the page
   * says it. With an action it stays on other pages too. The same error shown again replaces the first, so that screen
   * readers announce it again. Shows nothing if title or message is empty, as is the sentence of a call whose session has ended.
   */
  error(title: string, message?: string, action?: ToastAction) {
    if (title === '' || message === '') return;
    withToasts(({ toasts }) => toasts.error(title, message, action));
  },
  /** True if there is a toast now, or one that waits for its code. */
  isShowing: () => hasWaiting() || document.querySelector('.Toastify__toast') !== null,
  /**
   * Removes the errors of the page that the person has left. A toast that explains a change of page comes a moment before it. It stays, and
   * so do all toasts that still wait.
   */
  leavePage() {
    loadedToasts()?.toasts.leavePage();
  },
};
