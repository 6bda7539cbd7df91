import { session } from './session';

/** Asks the person; resolves to whether they still want to be signed out. */
type LogoutQuestion = () => Promise<boolean>;

let question: LogoutQuestion | undefined;

/**
 * Asks before the person logs out by their own wish, until the returned function is called: for what is on the page and not saved.
 * Whoever is signed out by the server is not asked.
 */
export function askBeforeLogout(asked: LogoutQuestion): () => void {
  question = asked;
  return () => {
    if (question === asked) question = undefined;
  };
}

/** Whether the person may be signed out: false where something on the page asks first and they stay. */
export async function isLogoutWanted(): Promise<boolean> {
  return question ? question() : true;
}

/** What the Logout button does: the person is signed out, unless something on the page asks first and they stay. */
export async function requestLogout(): Promise<void> {
  if (await isLogoutWanted()) session().logout();
}
