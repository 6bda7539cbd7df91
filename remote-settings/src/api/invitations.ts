import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import {
  listInvitations,
  resendInvitation as resend,
  revokeInvitation as revoke,
  sendInvitation as send,
  type EmailInvitation,
} from '@keydate/contracts/invitations';
import { useQuery } from '@tanstack/react-query';

/** Where the page's store has the open email invitations. */
export const invitationsKey = ['invitations'] as const;

/** The open email invitations that the person may manage. */
export function useInvitations() {
  return useQuery({
    queryKey: invitationsKey,
    queryFn: async ({ signal }) => (await callApi(listInvitations, {}, { signal })).result.invitations,
  });
}

export async function sendInvitation(body: CallInput<typeof send>['body']): Promise<EmailInvitation> {
  return (await callApi(send, { body })).result.invitation;
}

export async function resendInvitation(id: string): Promise<EmailInvitation> {
  return (await callApi(resend, { params: { id } })).result.invitation;
}

export async function revokeInvitation(id: string): Promise<void> {
  await callApi(revoke, { params: { id } });
}
