import type { User } from '@keydate/contracts/people';
import { useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/**
 * The signed-in person's session (spec § 4.1). The host creates and writes it; all other code reads it here.
 * There is one for the page: this package is a singleton of the federation.
 */
export interface Session {
  /** Emits the person now and at every change; null when signed out. */
  readonly user$: Observable<User | null>;
  /** The person now. */
  user(): User | null;
  /** The bearer token now, from the session cookie; null when there is none. */
  token(): string | null;
  /** LOGIN: replaces the person and stores them for the next visit. */
  login(user: User, token: string): void;
  /** UPDATE_USER: merges what changed into the person and stores the result. */
  update(change: Partial<User>): void;
  /** LOGOUT: forgets person and token, here and in every other tab, ends the session on the server, goes to /signin. */
  logout(): void;
  /** A call with `token` was answered 401: one logout, however many calls fail; a token that is no longer ours is ignored. */
  refused(token: string | null): void;
}

let installed: Session | undefined;

/** Called once, by the host (or QA's own shell), before anything reads the session. */
export function installSession(session: Session): void {
  installed = session;
}

/** The page's session. Throws when no shell has installed one: that is a mistake of the shell, never of a remote. */
export function session(): Session {
  if (!installed) throw new Error('No shell has installed a session.');
  return installed;
}

/** The signed-in person; null if nobody is signed in. Renders again when it changes. */
export function useUser(): User | null {
  const current = session();
  return useSyncExternalStore(
    (onChange) => {
      const subscription = current.user$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => current.user(),
  );
}

/**
 * The person who is signed in, for pages that only a member sees. A component that is still shown after the logout gets the
 * last person until the shell removes it. Throws if nobody was signed in when it was first rendered.
 */
export function useSignedInUser(): User {
  const user = useUser();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  const person = user ?? known;
  if (!person) throw new Error('This part is for people who are signed in.');
  return person;
}
