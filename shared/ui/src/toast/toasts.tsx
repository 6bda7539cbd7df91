import { toast, type Id } from 'react-toastify';
import { MOMENT_MS, SUCCESS_REST_MS } from './timing';
import { ToastMessage, type ToastAction } from './toast-message';

export { ToastList } from './toast-list';

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

/** Implements `notify` with react-toastify. */
export const toasts = {
  success(title: string, message: string | undefined) {
    toast.success(<ToastMessage tone="success" title={title} message={message} />, {
      autoClose: SUCCESS_REST_MS,
      role: 'status',
    });
  },
  dismissAll() {
    for (const [shown, { mark }] of shownToasts) if (mark !== OF_PERSON) toast.dismiss(shown);
  },
  dismiss(title: string, message: string | undefined) {
    const shown = toastOf.get(keyOf(title, message));
    if (shown !== undefined) toast.dismiss(shown);
  },
  error(title: string, message: string | undefined, action: ToastAction | undefined) {
    toasts.dismiss(title, message);
    const shown = toast.error(
      ({ closeToast }) => (
        <ToastMessage tone="error" title={title} message={message} action={action} onAction={closeToast} />
      ),
      { autoClose: false, role: 'alert', data: action ? OF_PERSON : OF_PAGE },
    );
    toastOf.set(keyOf(title, message), shown);
  },
  leavePage() {
    for (const [shown, { at, mark }] of shownToasts)
      if (mark === OF_PAGE && Date.now() - at >= MOMENT_MS) toast.dismiss(shown);
  },
};

function keyOf(title: string, message = ''): string {
  return `${title} ${message}`;
}
