import { askBeforeLogout, session } from '@keydate/client';

/** The address within the product to which somebody is about to go. */
export interface Visit {
  /** Path with query and hash. */
  to: string;
  /** Goes back or forward in the history instead, where that was asked for. */
  traverse?: () => void;
}

/** Somebody has pressed Logout. */
interface Logout {
  /** Signs them out, or does not. */
  answerLogout: (isWanted: boolean) => void;
}

export type Departure = Visit | Logout;

/**
 * Stops a person from leaving this address or logging out, and calls `ask` with what they wanted, until the returned function
 * is called. When the page is reloaded or left for another site, the browser asks, in its own words.
 */
export function guardLeaving(ask: (departure: Departure) => void): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', handleUnload);
  const stopVisits = 'navigation' in window ? guardNavigation(ask) : guardLinks(ask);
  const stopLogout = askBeforeLogout(() => new Promise((resolve) => ask({ answerLogout: resolve })));
  return () => {
    window.removeEventListener('beforeunload', handleUnload);
    stopVisits();
    stopLogout();
  };
}

/** Links, Back and Forward, and what a script opens. A person who is signed out is not held back. */
function guardNavigation(ask: (visit: Visit) => void): () => void {
  const handleNavigate = (event: NavigateEvent) => {
    const { cancelable, destination, navigationType } = event;
    if (!cancelable || !destination.sameDocument || navigationType === 'replace') return;
    // a link to another part of this page does not leave it
    if (session().user() === null || pageOf(destination.url) === pageOf(window.location.href)) return;
    event.preventDefault();
    const { key } = destination;
    ask({
      to: pathOf(destination.url),
      ...(navigationType === 'traverse' && { traverse: () => window.navigation.traverseTo(key) }),
    });
  };
  window.navigation.addEventListener('navigate', handleNavigate);
  return () => window.navigation.removeEventListener('navigate', handleNavigate);
}

/** For browsers without the Navigation API: links only (docs/oddities.md). */
function guardLinks(ask: (visit: Visit) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link?.href || opensElsewhere || link.target === '_blank' || link.origin !== window.location.origin) return;
    if (pageOf(link.href) === pageOf(window.location.href)) return;
    event.preventDefault();
    event.stopPropagation();
    ask({ to: pathOf(link.href) });
  };
  // before the router of any part of the page hears of it
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}

function pageOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}
