import type { Person } from '../people/person';

/** A session of a person: by a code (may set the password, nothing else) or full. */
export interface PersonSession {
  kind: 'code' | 'full';
  id: string;
  person: Person;
}

/** A session made by asking for an account; it may only prove the address. */
export interface SignUpSession {
  kind: 'sign-up';
  id: string;
  signUpId: string;
}

export type Session = PersonSession | SignUpSession;
