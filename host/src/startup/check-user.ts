import { ApiError, callApi, type Session } from '@keydate/client';
import { getUser } from '@keydate/contracts/people';
import { log } from '@keydate/shell';

/** How long a person who was here before waits for the server before they are let in with what is known of them. */
const PATIENCE_MS = 10_000;

/** What says that there is no such session or person; a server that is merely busy (429, 5xx) says neither. */
const UNKNOWN_PERSON = [401, 403, 404, 410];

/**
 * The start-up check of spec § 4.1: a person kept from the last visit is fetched anew and stored. A server that says
 * it knows no such person ends the session; one that does not answer is only logged, and the person stays who they were.
 */
export async function checkUser(session: Session): Promise<void> {
  const token = session.token();
  if (token === null) return;
  try {
    const { result } = await callApi(getUser, {}, { token, timeout: PATIENCE_MS });
    // meanwhile somebody else may have signed in, in another tab
    if (session.token() === token) session.login(result, token);
  } catch (error) {
    log('The user could not be fetched.', error);
    // spec § 4.1: when the current user cannot be loaded, the user is sent to /signin
    if (error instanceof ApiError && UNKNOWN_PERSON.includes(error.status)) session.refused(token);
  }
}
