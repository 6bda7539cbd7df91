import { useSyncExternalStore } from 'react';

/** The dialogs that one remote offers to the others. Each is a slot of the shell: `subscribe` is `subscribeDialog`. */
export type DialogName = 'subscribe';

/** How a dialog ended: its task was done, it was closed before that, or nothing could show it. */
export type DialogOutcome = 'done' | 'closed' | 'unavailable';

/** A dialog that is open. `close` also ends the promise of `openDialog`. */
export interface OpenedDialog {
  name: DialogName;
  close: (outcome: DialogOutcome) => void;
}

let opened: OpenedDialog | null = null;
const outlets = new Set<() => void>();

function show(next: OpenedDialog | null): void {
  opened = next;
  outlets.forEach((notify) => notify());
}

/**
 * Opens a dialog of another remote, over the page that the person is on.
 * @returns how it ended, once it has; `unavailable` at once where the shell has no place for dialogs
 */
export function openDialog(name: DialogName): Promise<DialogOutcome> {
  opened?.close('closed');
  if (outlets.size === 0) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    const dialog: OpenedDialog = {
      name,
      close: (outcome) => {
        if (opened === dialog) show(null);
        resolve(outcome);
      },
    };
    show(dialog);
  });
}

/** The dialog that is open: for the shell, which mounts it, and for the remote that draws it. */
export function useOpenedDialog(): OpenedDialog | null {
  return useSyncExternalStore(
    (notify) => {
      outlets.add(notify);
      return () => outlets.delete(notify);
    },
    () => opened,
  );
}
