import { user as userSchema, type User } from '@keydate/contracts/people';

/** The person and the token under the names of spec § 3 and § 6. */
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

function readKept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null');
  } catch {
    return null; // not JSON, or a browser that keeps nothing
  }
}

/** The person last: other tabs look when that changes, and find the token already there. */
export function keepUser(user: User, token: string): void {
  quietly(() => {
    localStorage.setItem(TOKEN, token);
    localStorage.setItem(USER, JSON.stringify(user));
  });
}

export function forgetUser(): void {
  quietly(() => {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER);
  });
}

/** Calls back whenever another tab signs somebody in or out, or changes the person. */
export function watchOtherTabs(onChange: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === USER || key === null) onChange();
  });
}

/** A browser that keeps nothing still serves this visit. */
function quietly(write: () => void): void {
  try {
    write();
  } catch {
    return;
  }
}
