import { z } from 'zod';
import { message, messageType } from './chat';
import { id } from './fields';
import { MESSAGE_MAX } from './limits';
import { defineSocketCall, defineSocketEvent } from './socket';

/** Characters that nobody types and that no screen shows: controls but for line breaks and tabs, and no characters at all. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * Characters that draw nothing: spaces, format characters, fillers, and a Braille cell without dots. Unlike the `UNSEEN`, they stay
 * among visible ones, because they shape emoji and scripts. The Arabic and other signs for numbers are format characters that one sees.
 */
const BLANK =
  /(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1d159}]/gu;

/** The words of a message as they are stored: without control characters, with plain line breaks, trimmed. '' if nobody would see them. */
export function messageWords(typed: string): string {
  const words = typed
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
  return words.replace(BLANK, '') === '' ? '' : words;
}

/** The sentence for a text beyond `MESSAGE_MAX`. Written out, because a phone needs a tenth of a second until it can format numbers. */
export const MESSAGE_TOO_LONG = 'A message may have at most 5,000 characters.';

export const newMessageBody = z
  .object({
    receiverId: id,
    message_type: messageType,
    message: z.string().overwrite(messageWords).max(MESSAGE_MAX, MESSAGE_TOO_LONG),
    /** Of a picture, the address that its upload was answered with. */
    url: z.string().max(200).nullish(),
    /** Made by the browser; a message that is sent again under the same id is stored once. Our addition. */
    id: z.uuid().optional(),
  })
  .refine(({ message_type, message: words }) => message_type === 'image' || words !== '', {
    path: ['message'],
    error: 'Please write a message.',
  })
  .refine(({ message_type, url }) => message_type === 'text' || Boolean(url), {
    path: ['url'],
    error: 'Please attach a picture.',
  });

/** Spec § 7: sends a message. It is stored before this is acknowledged. */
export const newMessage = defineSocketCall({
  event: 'new-message',
  payload: newMessageBody,
  reply: z.object({ message }),
  errors: [
    'RECEIVER_UNKNOWN',
    'CONVERSATION_CLOSED',
    'SHARING_ENDED',
    'MESSAGES_TOO_FAST',
    'CLIENT_MESSAGES_LIMIT',
    'MESSAGE_PICTURE_MISSING',
  ],
});

const upTo = z.object({ conversationId: id, number: z.number().int().min(1).max(2_000_000_000) });

/** A device of the receiver has the messages up to this number. */
export const messagesReceived = defineSocketCall({
  event: 'messages-received',
  payload: upTo,
  reply: z.object({}),
});

/** The person has read the messages up to this number. */
export const messagesRead = defineSocketCall({
  event: 'messages-read',
  payload: upTo,
  reply: z.object({}),
});

/** How many messages one's conversations have together: a tab that counts another number has missed something. */
export const messageTotal = defineSocketCall({
  event: 'message-total',
  payload: z.object({}),
  reply: z.object({ total: z.number().int().min(0) }),
});

/** Spec § 7: to every tab and device of the receiver. */
export const newMessageReceived = defineSocketEvent({ event: 'new-message-received', payload: message });

/** Spec § 7: to every tab and device of the sender, when it is stored and again when a device of the receiver has it. */
export const messageDelivered = defineSocketEvent({ event: 'message-delivered', payload: message });

/**
 * To every tab and device of the person who has read: up to which number, and what is still unread of the messages up to the last
 * one, as it was then. Servers of earlier releases do not say which was the last.
 */
export const conversationRead = defineSocketEvent({
  event: 'conversation-read',
  payload: upTo.extend({
    receiverId: id,
    unread: z.number().int().min(0),
    lastNumber: z.number().int().min(0).optional(),
  }),
});
