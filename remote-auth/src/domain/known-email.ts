/** The email address that an earlier step put into the navigation's state; '' if there is none. */
export function readKnownEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state) || typeof state.email !== 'string') return '';
  return state.email;
}
