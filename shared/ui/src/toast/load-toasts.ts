/** The code that renders toasts; half of it is react-toastify. A page works without it until the first toast. */
type Code = typeof import('./toasts');

/** A toast may be the only word of what failed, so its code is asked for until it comes. */
const AGAIN_MS = 5000;

let code: Code | undefined;
let isLoading = false;
const waiting: ((code: Code) => void)[] = [];
const listeners = new Set<() => void>();

/** Loads what draws toasts, unless it is there or on its way. */
export function loadToasts(): void {
  if (code || isLoading) return;
  isLoading = true;
  import('./toasts').then(handleLoaded, () => {
    isLoading = false;
    setTimeout(loadToasts, AGAIN_MS);
  });
}

function handleLoaded(loaded: Code): void {
  code = loaded;
  listeners.forEach((listener) => listener());
  // React draws the list first: in its strict mode it does so twice, and what was said before the second time would be gone
  queueMicrotask(() => {
    for (const say of waiting.splice(0)) say(loaded);
  });
}

/** Runs `say` with the code: at once, or in the order of the calls when it is there. */
export function withToasts(say: (code: Code) => void): void {
  if (code && waiting.length === 0) {
    say(code);
    return;
  }
  waiting.push(say);
  loadToasts();
}

/** The code, if it is there. */
export const loadedToasts = (): Code | undefined => code;

/** True if something is to be said once the code is there. */
export const hasWaiting = (): boolean => waiting.length > 0;

/** Calls `listener` when the code is there; returns a function that unsubscribes. */
export function onToastsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
