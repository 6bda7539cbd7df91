import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import { emailField, id } from './fields';
import { inviteCode } from './people';

/** The role that an email invitation gives to the person who accepts it. */
export const invitedAs = z.enum(['employee', 'agent']);
export type InvitedAs = z.infer<typeof invitedAs>;

/**
 * An invite link that was emailed and not used yet. All calls of this file are our addition
 * (server/src/accounts/README.md, Inviting by email).
 */
export const emailInvitation = z.object({
  _id: id,
  email: z.string(),
  invitedAs,
  invitedBy: z.object({ _id: id, fullName: z.string() }),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type EmailInvitation = z.infer<typeof emailInvitation>;

const invitationReply = replyWith(z.object({ invitation: emailInvitation }));
const SENDING_ERRORS = ['COMPANY_MISSING', 'TEAM_LIMIT_EXCEEDED', 'INVITATION_LIMIT', 'TOO_MANY_REQUESTS'] as const;

export const listInvitations = defineCall({
  method: 'GET',
  path: 'invitations',
  summary: 'The email invitations that are open: your own, for super roles the whole company’s',
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ invitations: z.array(emailInvitation) })) },
});

export const sendInvitation = defineCall({
  method: 'POST',
  path: 'invitations',
  summary: 'Email somebody an invite link of their own; agents are invited by super roles',
  access: 'session',
  body: z.object({ email: emailField('Email is required', 'Invalid email address'), invitedAs }),
  errors: [...SENDING_ERRORS, 'INVITATION_PENDING', 'INVITED_MEMBER'],
  replies: { 200: invitationReply },
});

export const resendInvitation = defineCall({
  method: 'POST',
  path: 'invitations/:id/resend',
  summary: 'Email an open invitation again; it is valid anew from then on',
  access: 'session',
  params: z.object({ id }),
  errors: [...SENDING_ERRORS],
  replies: { 200: invitationReply },
});

export const revokeInvitation = defineCall({
  method: 'DELETE',
  path: 'invitations/:id',
  summary: 'Take back an open invitation: its link stops working',
  access: 'session',
  params: z.object({ id }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: plainReply },
});

/** A POST, so that no log has the code in its address, and so that asking is limited like an attempt to sign up. */
export const readInviter = defineCall({
  method: 'POST',
  path: 'invitations/inviter',
  summary: 'Who invites by a code, and to which company; for codes that are valid only',
  access: 'public',
  body: z.object({ referralCode: inviteCode.min(1, 'Invite code is required') }),
  errors: ['INVITE_CODE_UNKNOWN', 'CLIENT_NOT_ALLOWED'],
  replies: { 200: replyWith(z.object({ inviter: z.string(), company: z.string() })) },
});
export type Inviter = z.infer<(typeof readInviter)['replies'][200]>['result'];
