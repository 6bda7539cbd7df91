import { ApiError, callApi, type Session } from '@keydate/client';
import { getUser } from '@keydate/contracts/people';
import { log } from '@keydate/shell';

/** After this time the person is let in with the data stored by the last visit. */
const TIMEOUT_MS = 10_000;

/** The statuses that mean: no such session or person. A busy server (429, 5xx) does not mean that. */
const UNKNOWN_PERSON_STATUSES = [401, 403, 404, 410];

/**
 * The start-up check of spec § 4.1: fetches and stores the person of the last visit again. If the server knows no such
 * person, the session ends. If it does not answer, that is only logged, and the person stays signed in.
 */
export async function checkUser(session: Session): Promise<void> {
  const token = session.token();
  if (token === null) return;
  try {
    const { result } = await callApi(getUser, {}, { token, timeout: TIMEOUT_MS });
    // someone else may have signed in meanwhile, in another tab
    if (session.token() === token) session.login(result, token);
  } catch (error) {
    log('The user could not be fetched.', error);
    // spec § 4.1: when the current user cannot be loaded, the user is sent to /signin
    if (error instanceof ApiError && UNKNOWN_PERSON_STATUSES.includes(error.status)) session.refused(token);
  }
}
