import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import { id } from './fields';
import { UNSENT_MAILS_MAX } from './limits';

/** An email of the company that could not be handed over. All calls of this file are our addition (server/src/mail/README.md, Mail). */
export const unsentMail = z.object({
  _id: id,
  to: z.string(),
  /** Its subject; of a reminder, the title of the deadline. */
  subject: z.string(),
  /** The transaction whose deadline it announces; null of other mails. */
  transaction: z.object({ _id: id, street: z.string(), city: z.string() }).nullable(),
  /** Why, in the words of the mail server or ours. */
  failure: z.string(),
  /** When it is tried again by itself; null where it was given up. */
  nextTryAt: z.iso.datetime().nullable(),
  /** False of a reminder whose deadline is over. */
  canSendAgain: z.boolean(),
});
export type UnsentMail = z.infer<typeof unsentMail>;

export const listUnsentMails = defineCall({
  method: 'GET',
  path: 'unsent-mails',
  summary: `The emails of your company that could not be sent, the ${UNSENT_MAILS_MAX} latest; for its owner`,
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ mails: z.array(unsentMail) })) },
});

export const resendUnsentMail = defineCall({
  method: 'POST',
  path: 'unsent-mails/:id/resend',
  summary: 'Send an email that could not be sent again; for the owner of its company',
  access: 'session',
  params: z.object({ id }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: plainReply },
});
