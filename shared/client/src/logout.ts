import { session } from './session';

/** Asks the person; resolves to whether they still want to be signed out. */
type LogoutQuestion = () => Promise<boolean>;

let question: LogoutQuestion | undefined;

/**
 * Asks before the person presses Logout, because the page has changes that are not saved. Only one question is asked: the last
 * one set. When the server signs a person out, nothing is asked.
 * @returns ends it
 */
export function askBeforeLogout(asked: LogoutQuestion): () => void {
  question = asked;
  return () => {
    if (question === asked) question = undefined;
  };
}

/** True if the person wants to sign out; false if the page asks first and they choose to stay. */
export async function isLogoutWanted(): Promise<boolean> {
  return question ? question() : true;
}

let switchingTo: string | undefined;

/** Signs the person out, so that they sign in with another account; after that they are at `returnTo` again. */
export function switchAccount(returnTo: string): void {
  switchingTo = returnTo;
  try {
    session().logout();
  } finally {
    switchingTo = undefined;
  }
}

/** Read by the host as somebody logs out: where the next sign-in leads, if they are switching accounts. */
export function returnAfterSwitch(): string | undefined {
  return switchingTo;
}

/** The action of the Logout button: signs the person out, unless the page asks first and they choose to stay. */
export async function requestLogout(): Promise<void> {
  if (await isLogoutWanted()) session().logout();
}
