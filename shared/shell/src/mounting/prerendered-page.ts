import { EARLY_PRESS, PRERENDERED } from '@keydate/contracts/prerendered-page';

/**
 * The element with the HTML of this page, if the server sent it; the remote takes it over where it is, so that nothing moves.
 * The HTML of another page, or of a page of another remote, is removed: the shell went elsewhere.
 */
export function takePrerenderedPage(name: string, pathname: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(`[${PRERENDERED.remote}]`);
  const isThisPage =
    element?.getAttribute(PRERENDERED.remote) === name && element.getAttribute(PRERENDERED.path) === pathname;
  if (isThisPage) return element;
  element?.remove();
  return null;
}

/**
 * Returns the button that was pressed on this page before any script could answer, once: the code that takes the page over
 * presses it again.
 */
export function takeEarlyPress(prerendered: HTMLElement): HTMLElement | null {
  const pressed: unknown = Reflect.get(window, EARLY_PRESS);
  Reflect.deleteProperty(window, EARLY_PRESS);
  return pressed instanceof HTMLElement && prerendered.contains(pressed) ? pressed : null;
}

/** Ends the time in which the page's HTML is shown alone, and what the shell draws meanwhile is hidden. */
export function revealShell(prerendered: HTMLElement): void {
  prerendered.removeAttribute(PRERENDERED.remote);
}
