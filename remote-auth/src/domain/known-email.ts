/** The address that another step of ours has learnt and sent along with the navigation; '' when none was. */
export function readKnownEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state) || typeof state.email !== 'string') return '';
  return state.email;
}
