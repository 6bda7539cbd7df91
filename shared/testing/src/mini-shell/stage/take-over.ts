import { setClock } from '../../worlds/world-clock';
import type { Entrance } from '../stage-link';

/**
 * Sets the clock of the stage to the world's, gives the browser the world's storage of an earlier visit, and the
 * navigation its state.
 */
export function takeOver({ fresh, clockOffset }: Entrance): void {
  setClock(clockOffset);
  if (!fresh) return;
  fill(window.sessionStorage, fresh.kept.tab);
  fill(window.localStorage, fresh.kept.browser);
  // in the shape in which the router keeps what travels with a navigation
  window.history.replaceState({ usr: fresh.arrival, key: 'arrival', idx: 0 }, '');
}

function fill(storage: Storage, kept: Readonly<Record<string, unknown>> = {}): void {
  storage.clear();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, JSON.stringify(value));
}
