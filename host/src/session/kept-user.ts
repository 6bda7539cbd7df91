import { attempt } from '@keydate/client';
import { user as userSchema, type User } from '@keydate/contracts/people';

/** The person and the token under the names of spec § 3, § 6. */
const USER = 'user';
const TOKEN = 'token';

/** The person kept by an earlier visit; null when there is none, or one that this release does not understand. */
export function readKeptUser(): User | null {
  return userSchema.safeParse(readKept()).data ?? null;
}

/** Whom an earlier visit or another tab kept: a person of another release still has an _id (spec § 4.1). */
export function readKeptId(): string | null {
  return userSchema.pick({ _id: true }).safeParse(readKept()).data?._id ?? null;
}

/** The token that was kept with them; null without one. */
export function readKeptToken(): string | null {
  return attempt(() => localStorage.getItem(TOKEN)) ?? null;
}

/** Null where the text is no JSON, too. */
function readKept(): unknown {
  return attempt((): unknown => JSON.parse(localStorage.getItem(USER) ?? 'null')) ?? null;
}

/**
 * The person last: other tabs look when that changes, and find the token already there. A browser that is full keeps
 * nobody rather than whoever was here before.
 */
export function keepUser(user: User, token: string): void {
  const kept = attempt(() => {
    localStorage.setItem(TOKEN, token);
    localStorage.setItem(USER, JSON.stringify(user));
    return true;
  });
  if (!kept) forgetUser();
}

export function forgetUser(): void {
  attempt(() => {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER);
  });
}

interface OtherTabs {
  /** Another tab has signed somebody in or out, or changed the person. */
  onChange: () => void;
  /** This tab is looked at again: one that was frozen, or whose browser keeps nothing, was told of no change. */
  onReturn: () => void;
}

export function watchOtherTabs({ onChange, onReturn }: OtherTabs): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === USER || key === null) onChange();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onReturn();
  });
}
