import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import { contractType, id } from './fields';

const invitationId = z.object({ id });

/**
 * An invitation as the lender sees it to whom it was sent. All calls of this file are our addition
 * (server/src/transactions/README.md, Lenders).
 */
export const lenderInvitation = z.object({
  _id: id,
  isAccepted: z.boolean(),
  /** Where to read it once it is accepted. */
  transactionId: id.nullable(),
  company: z.string(),
  invitedBy: z.string(),
  property: z.object({ street: z.string(), city: z.string(), state: z.string() }),
  contract_type: contractType,
  expiresAt: z.iso.datetime(),
});
export type LenderInvitation = z.infer<typeof lenderInvitation>;

const ANSWER_ERRORS = [
  'LENDER_INVITATION_FOR_ANOTHER',
  'LENDER_INVITATION_NOT_A_LENDER',
  'LENDER_INVITATION_OWN_COMPANY',
  'LENDER_INVITATION_WITHDRAWN',
  'LENDER_INVITATION_DECLINED',
  'LENDER_INVITATION_ENDED',
  'LENDER_TRANSACTION_CLOSED',
] as const;

export const listLenderInvitations = defineCall({
  method: 'GET',
  path: 'lender-invitations',
  summary: 'The open invitations to transactions that were sent to your address; none where you are not a lender',
  access: 'session',
  replies: { 200: replyWith(z.object({ invitations: z.array(lenderInvitation) })) },
});

export const readLenderInvitation = defineCall({
  method: 'GET',
  path: 'lender-invitations/:id',
  summary: 'An invitation to a transaction that was sent to your address',
  access: 'session',
  params: invitationId,
  errors: ANSWER_ERRORS,
  replies: { 200: replyWith(z.object({ invitation: lenderInvitation })) },
});

export const acceptLenderInvitation = defineCall({
  method: 'POST',
  path: 'lender-invitations/:id/accept',
  summary: 'Accept an invitation to a transaction; accepted before, it succeeds again',
  access: 'session',
  params: invitationId,
  errors: ['COMPANY_MISSING', ...ANSWER_ERRORS],
  replies: { 200: replyWith(z.object({ transactionId: id })) },
});

export const declineLenderInvitation = defineCall({
  method: 'POST',
  path: 'lender-invitations/:id/decline',
  summary: 'Decline an invitation to a transaction',
  access: 'session',
  params: invitationId,
  errors: ['LENDER_INVITATION_ACCEPTED', ...ANSWER_ERRORS],
  replies: { 200: plainReply },
});
