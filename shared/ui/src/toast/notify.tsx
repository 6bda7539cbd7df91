import { toast, type Id } from 'react-toastify';
import { ToastMessage, type ToastAction } from './toast-message';

// spec § 9: the success toast lasts 3000 ms
const successMs = 3000;
const errorMs = 8000;

/** The latest toast of each error, by its text. */
const toastOf = new Map<string, Id>();

/** Shows a toast in the host's `ToastOutlet`, from any remote. Only features call it; API calls and other plumbing never do. */
export const notify = {
  /** Something is done. Disappears after 3 s. */
  success(title: string, message?: string) {
    toast.success(<ToastMessage tone="success" title={title} message={message} />, {
      autoClose: successMs,
      role: 'status',
    });
  },
  /** Removes all toasts: a new attempt begins, and the result of the last one is out of date. */
  dismissAll() {
    toast.dismiss();
  },
  /** Removes one error, found by its text: the problem is solved. */
  dismiss(title: string, message?: string) {
    const shown = toastOf.get(keyOf(title, message));
    if (shown !== undefined) toast.dismiss(shown);
  },
  /**
   * Something failed. Stays 8 s, longer under the pointer, and can be dismissed. With an action it stays until dismissed.
   * The same error shown again replaces the first, so that screen readers announce it again.
   */
  error(title: string, message?: string, action?: ToastAction) {
    notify.dismiss(title, message);
    const shown = toast.error(
      ({ closeToast }) => (
        <ToastMessage tone="error" title={title} message={message} action={action} onAction={closeToast} />
      ),
      {
        autoClose: action ? false : errorMs,
        role: 'alert',
      },
    );
    toastOf.set(keyOf(title, message), shown);
  },
};

function keyOf(title: string, message = ''): string {
  return `${title} ${message}`;
}
