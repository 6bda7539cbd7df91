import { z } from 'zod';
import { chatParty } from './chat';
import { defineCall, replyWith } from './call';
import { emailField, id } from './fields';
import { DATES_PER_TRANSACTION_MAX } from './limits';

/**
 * The state of a lender's access to a transaction. All calls of this file are our addition (server/src/transactions/README.md, Lenders).
 */
export const lenderState = z.enum(['invited', 'accepted', 'declined', 'withdrawn', 'left']);

const moment = z.iso.datetime();

/** A lender of a transaction, as those see it who may invite lenders to it. */
export const transactionLender = z.object({
  _id: id,
  email: z.string(),
  state: lenderState,
  /** The lender who accepted; null until one has. */
  lender: z.object({ _id: id, fullName: z.string(), company: z.string() }).nullable(),
  invitedBy: z.object({ _id: id, fullName: z.string() }),
  sentAt: moment,
  expiresAt: moment,
  /** When it was accepted or declined. */
  answeredAt: moment.nullable(),
  /** When it was withdrawn, or the lender left their company. */
  endedAt: moment.nullable(),
  /** True if the lender sees the client's phone number and email address. */
  sharesContact: z.boolean(),
  /** The dates that the lender sees in addition to those that lenders see by default, and those of them that they do not. */
  sharedDates: z.array(id),
  hiddenDates: z.array(id).default([]),
});
export type TransactionLender = z.infer<typeof transactionLender>;

/** A lender with whom the company has worked before. */
export const knownLender = z.object({ fullName: z.string(), email: z.string(), company: z.string() });
export type KnownLender = z.infer<typeof knownLender>;

/** The choices for one lender; fields that are left out stay as they are. */
const sharing = z.object({
  sharesContact: z.boolean().optional(),
  /** All dates that are shared, or hidden, from now on; the default decides on all others. */
  sharedDates: z.array(id).max(DATES_PER_TRANSACTION_MAX).optional(),
  hiddenDates: z.array(id).max(DATES_PER_TRANSACTION_MAX).optional(),
  /** The dates for which the person chose: the two lists count for these alone, and others stay as they are. */
  changedDates: z.array(id).max(DATES_PER_TRANSACTION_MAX).optional(),
});

const transactionId = z.object({ transactionId: id });
const invitationId = z.object({ id });
const lenderReply = replyWith(z.object({ lender: transactionLender }));
const MAIL_ERRORS = ['COMPANY_MISSING', 'LENDER_INVITATION_LIMIT', 'TOO_MANY_REQUESTS', 'TRANSACTION_CLOSED'] as const;

export const listLenders = defineCall({
  method: 'GET',
  path: 'transaction-lenders/:transactionId',
  summary: 'The lenders of a transaction, the newest first, and those with whom the company has worked before',
  access: 'session',
  params: transactionId,
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(z.object({ lenders: z.array(transactionLender), knownLenders: z.array(knownLender) })),
  },
});

export const inviteLender = defineCall({
  method: 'POST',
  path: 'transaction-lenders/:transactionId',
  summary: 'Email a lender an invitation to a transaction; the choices of what they see come with it',
  access: 'session',
  params: transactionId,
  body: sharing.extend({ email: emailField('Email is required', 'Invalid email address') }),
  errors: [...MAIL_ERRORS, 'INVITED_MEMBER', 'INVITATION_PENDING', 'LENDER_ON_TRANSACTION'],
  replies: { 200: lenderReply },
});

export const resendLenderInvitation = defineCall({
  method: 'POST',
  path: 'transaction-lender/:id/resend',
  summary: 'Email a lender the open invitation again; it is valid anew from then on',
  access: 'session',
  params: invitationId,
  errors: [...MAIL_ERRORS],
  replies: { 200: lenderReply },
});

export const shareWithLender = defineCall({
  method: 'PUT',
  path: 'transaction-lender/:id',
  summary: 'Share the client’s contact details and other dates with a lender, or no longer',
  access: 'session',
  params: invitationId,
  body: sharing,
  errors: ['COMPANY_MISSING'],
  replies: { 200: lenderReply },
});

export const withdrawLender = defineCall({
  method: 'DELETE',
  path: 'transaction-lender/:id',
  summary: 'Withdraw a lender’s invitation: what they see of the transaction ends at once',
  access: 'session',
  params: invitationId,
  errors: ['COMPANY_MISSING'],
  replies: { 200: lenderReply },
});

export const listLenderContacts = defineCall({
  method: 'GET',
  path: 'lender-contacts/:transactionId',
  summary: 'As the lender of a transaction, to whom of its company you can write; nobody once it is closed',
  access: 'session',
  params: transactionId,
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ contacts: z.array(chatParty) })) },
});
