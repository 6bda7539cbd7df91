import { useEffect, useSyncExternalStore } from 'react';
import { loadedToasts, loadToasts, onToastsLoaded } from './load-toasts';

export interface ToastOutletProps {
  /** The page's CSP nonce: react-toastify writes a style element of its own. */
  readonly nonce?: string;
  /**
   * True if the code of toasts may load: false while the page has something more urgent to load. The first toast does not wait
   * for it. True unless given.
   */
  readonly canLoad?: boolean;
}

/**
 * Shows every toast of the page, over it: a toast moves nothing. Mounted once, by the host. Its code loads before there is a toast:
 * screen readers announce only additions to a place that they know, and without a connection it could no longer be loaded.
 */
export function ToastOutlet({ nonce, canLoad = true }: ToastOutletProps) {
  const code = useSyncExternalStore(onToastsLoaded, loadedToasts);
  useEffect(() => {
    if (canLoad) loadToasts();
  }, [canLoad]);
  return (
    // The attribute keeps toasts accessible while a dialog hides the rest of the page.
    <div data-react-aria-top-layer="true">{code && <code.ToastList nonce={nonce} />}</div>
  );
}
