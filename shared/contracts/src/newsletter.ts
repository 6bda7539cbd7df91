import { z } from 'zod';
import { defineCall, plainReply } from './call';
import { emailField } from './fields';

/** Calls of our own: the footer's Subscribe field (spec § 2.2) stores an address, and the mail it causes can delete it. */

export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path: 'newsletter',
  summary: 'Store an email address for news about Keydate; the same answer whether or not it is stored already',
  access: 'public',
  body: z.object({ email: emailField('Email is required', 'Invalid email address') }),
  replies: { 200: plainReply },
});

/** The token of the link in the mail: 256 random bits. */
const removalToken = z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Please open it again from the email.');

export const unsubscribeFromNewsletter = defineCall({
  method: 'POST',
  path: 'newsletter/unsubscribe',
  summary: 'Delete an email address that was stored for news, by the token of the link in its mail',
  access: 'public',
  body: z.object({ token: removalToken }),
  errors: ['SUBSCRIBER_UNKNOWN'],
  replies: { 200: plainReply },
});
