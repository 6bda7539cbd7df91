import { attempt } from '@keydate/client';
import { STORED_TOKEN, STORED_USER } from '@keydate/contracts/early-calls';
import { user as userSchema, type User } from '@keydate/contracts/people';

/** The person stored by an earlier visit; null when there is none, or one that this release does not understand. */
export function readStoredUser(): User | null {
  return userSchema.safeParse(readStored()).data ?? null;
}

/** The _id of the person stored by an earlier visit or another tab. Any release can read it (spec § 4.1). */
export function readStoredUserId(): string | null {
  return userSchema.pick({ _id: true }).safeParse(readStored()).data?._id ?? null;
}

/** The token stored with the person; null without one. */
export function readStoredToken(): string | null {
  return attempt(() => localStorage.getItem(STORED_TOKEN)) ?? null;
}

/** Null also where the stored text is not JSON. */
function readStored(): unknown {
  return attempt((): unknown => JSON.parse(localStorage.getItem(STORED_USER) ?? 'null')) ?? null;
}

/**
 * Writes the person last: other tabs react to that key, and then the token is already there. If the storage is full,
 * removes both, rather than leaving the person who was signed in before.
 */
export function storeUser(user: User, token: string): void {
  const isStored = attempt(() => {
    localStorage.setItem(STORED_TOKEN, token);
    localStorage.setItem(STORED_USER, JSON.stringify(user));
    return true;
  });
  if (!isStored) removeStoredUser();
}

export function removeStoredUser(): void {
  attempt(() => {
    localStorage.removeItem(STORED_TOKEN);
    localStorage.removeItem(STORED_USER);
  });
}

interface TabEvents {
  /** Another tab has signed somebody in or out, or changed the person. */
  onChange: () => void;
  /** This tab is visible again. It may have missed changes: it was frozen, or the browser blocks storage. */
  onVisible: () => void;
}

export function watchOtherTabs({ onChange, onVisible }: TabEvents): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORED_USER || key === null) onChange();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onVisible();
  });
}
