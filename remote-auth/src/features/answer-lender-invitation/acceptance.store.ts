import { tabStorage } from '@keydate/client';

const KEY = 'keydate.accepts-invitation';

/**
 * Notes that the person of this tab asked to accept an invitation, before they sign in or create their company. It is not
 * part of the address: anyone who knows an invitation could send a link that accepts it for its reader.
 */
export function noteAcceptance(invitationId: string): void {
  tabStorage.write(KEY, invitationId);
}

/** True if the person of this tab asked to accept this invitation. Forgets it, so that the next call returns false. */
export function takeAcceptance(invitationId: string): boolean {
  if (tabStorage.read(KEY) !== invitationId) return false;
  tabStorage.remove(KEY);
  return true;
}
