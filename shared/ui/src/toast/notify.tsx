import { toast, type Id } from 'react-toastify';
import { ToastWords, type ToastWay } from './toast-words';

// spec § 9: the success toast lasts 3000 ms
const successMs = 3000;
const errorMs = 8000;

/** The toast in which an error was said last, by its words. */
const saidIn = new Map<string, Id>();

/** Says in passing what happened, from any remote, in the host's `ToastOutlet`. Features speak; plumbing never does. */
export const notify = {
  /** Done: gone after 3 s. */
  success(title: string, message?: string) {
    toast.success(<ToastWords tone="success" title={title} message={message} />, {
      autoClose: successMs,
      role: 'status',
    });
  },
  /** Takes back what is still being said: a new attempt begins, and what became of the last one is no longer the case. */
  clear() {
    toast.dismiss();
  },
  /** Takes back one error, by its words: it is mended. */
  takeBack(title: string, message?: string) {
    const said = saidIn.get(wordsOf(title, message));
    if (said !== undefined) toast.dismiss(said);
  },
  /**
   * Failed: stays 8 s, longer under the pointer, and can be dismissed. With a way to mend it, it stays until then. Said
   * again, it is heard again and stands there once.
   */
  error(title: string, message?: string, way?: ToastWay) {
    notify.takeBack(title, message);
    const said = toast.error(
      ({ closeToast }) => <ToastWords tone="error" title={title} message={message} way={way} onTaken={closeToast} />,
      {
        autoClose: way ? false : errorMs,
        role: 'alert',
      },
    );
    saidIn.set(wordsOf(title, message), said);
  },
};

function wordsOf(title: string, message = ''): string {
  return `${title} ${message}`;
}
