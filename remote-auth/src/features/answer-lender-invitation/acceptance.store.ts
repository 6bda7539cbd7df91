import { tabStorage } from '@keydate/client';

const KEY = 'keydate.accepts-invitation';

/**
 * Notes that the person of this tab asked to accept an invitation, before they sign in or create their company. It is not
 * part of the address: anyone who knows an invitation could send a link that accepts it for its reader.
 */
export function noteAcceptance(invitationId: string): void {
  tabStorage.write(KEY, invitationId);
}

/** Whether the person of this tab asked to accept this invitation; the next time, they have not. */
export function takeAcceptance(invitationId: string): boolean {
  if (tabStorage.read(KEY) !== invitationId) return false;
  tabStorage.remove(KEY);
  return true;
}
