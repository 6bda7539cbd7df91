import { session } from './session';

/**
 * The session of a call ended before its answer came: the person has signed out, or another one has signed in. The answer is not
 * for the next person, and the failure concerns nobody. Callers may ignore it; nothing is shown.
 */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';

  constructor() {
    super('The session of this call has ended.');
  }
}

/** Settles as `work` does. Rejects with SessionEnded if the person has left by then. */
export async function withinSession<T>(work: Promise<T>): Promise<T> {
  const person = session().user()?._id;
  await Promise.allSettled([work]);
  if (person !== undefined && person !== session().user()?._id) throw new SessionEnded();
  return work;
}

/** For `catch`: ignores SessionEnded, and throws any other error again. */
export function ignoreSessionEnded(error: unknown): void {
  if (!(error instanceof SessionEnded)) throw error;
}

/** For `catch`: null for any failure, after which the caller continues. Throws SessionEnded again, so that it does not. */
export function nullIfFailed(error: unknown): null {
  if (error instanceof SessionEnded) throw error;
  return null;
}
