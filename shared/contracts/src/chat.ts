import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { PICTURE_ERROR_CODES } from './errors/picture-errors';
import { id, stored } from './fields';
import { CONVERSATION_PAGE_MAX, MESSAGE_PAGE_MAX } from './limits';

/** A person or a client, as conversations show them. */
export const chatParty = z.object({ _id: id, fullName: z.string(), avatar: stored.nullable() });
export type ChatParty = z.infer<typeof chatParty>;

/** The other side of a conversation: a person with an account, or a client, who gets messages by email. */
export const receiverKind = z.enum(['person', 'client']);
export type ReceiverKind = z.infer<typeof receiverKind>;

export const messageType = z.enum(['text', 'image']);

/** Why nobody can write in a conversation anymore: the other left the company, or the two no longer share an active transaction. */
export const closingReason = z.enum(['left-company', 'sharing-ended']);
export type ClosingReason = z.infer<typeof closingReason>;

/** Messages of a conversation are numbered from 1, without gaps: a number that was skipped is a message that was missed. */
const messageNumber = z.number().int().min(1).max(2_000_000_000);

/** Spec § 3, Message; what follows `createdAt` is our addition. */
export const message = z.object({
  /** Made by the browser that sent it, so that sending it again makes no second message. */
  _id: id,
  sender: chatParty,
  message_type: messageType,
  /** Of a picture, the words that were sent with it. */
  message_content: z.string(),
  /** Of a picture, its path below {api_host}/api. */
  url: z.string().nullable(),
  createdAt: z.iso.datetime(),
  conversationId: id,
  receiverId: id,
  number: messageNumber,
  /** The size of the picture in pixels, so that nothing moves when it has loaded. */
  picture: z.object({ width: z.number().int().min(1), height: z.number().int().min(1) }).nullable(),
  /** A device of the receiver has it; for a client, the email was handed over. */
  isDelivered: z.boolean(),
});
export type Message = z.infer<typeof message>;

/** Spec § 3, Conversation; what follows `lastMessageCreatedAt` is our addition. */
export const conversation = z.object({
  conversationId: id,
  receiver: chatParty,
  lastMessage: z.object({
    message_content: z.string(),
    message_type: messageType,
    /** Our addition. Servers of earlier releases do not say it. */
    senderId: id.optional(),
  }),
  lastMessageCreatedAt: z.iso.datetime(),
  kind: receiverKind,
  /** The number of its last message. */
  lastNumber: messageNumber,
  /** How many messages of the other the reader has not read, at most `UNREAD_SHOWN_MAX` + 1. */
  unread: z.number().int().min(0),
  /** The receiver can no longer be written to, as a teammate who was removed or a lender who was withdrawn. */
  isClosed: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

/** Newest first. `nextCursor` and `messageTotal` are our additions. */
export const listConversations = defineCall({
  method: 'GET',
  path: 'user-all-messages',
  summary: 'Your conversations, the last written first',
  access: 'session',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(CONVERSATION_PAGE_MAX).optional(),
    cursor: id.optional(),
  }),
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(z.array(conversation)).extend({
      nextCursor: id.nullable(),
      /** How many messages all your conversations have together: a tab that counts fewer has missed some. */
      messageTotal: z.number().int().min(0),
      /** How many of all conversations have something unread. */
      unreadTotal: z.number().int().min(0),
    }),
  },
});

/** `userId` is the person or client of the conversation. `cursor` gives older messages, `after` newer ones. */
export const listMessages = defineCall({
  method: 'GET',
  path: 'message-list-by-user/:userId',
  summary: 'The messages between you and a person or client, oldest first',
  access: 'session',
  params: z.object({ userId: id }),
  query: z.object({
    limit: z.coerce.number().int().min(1).max(MESSAGE_PAGE_MAX).optional(),
    /** `nextCursor` of the page before: the messages before these. */
    cursor: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
    /** The number of the last message that one has: those that follow it. */
    after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  }),
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(z.array(message)).extend({
      /** The cursor of the next older messages; null when there are none. */
      nextCursor: z.number().int().nullable(),
      receiver: chatParty,
      kind: receiverKind,
      isClosed: z.boolean(),
      /** Null while it is open. */
      closedBecause: closingReason.nullable().default(null),
      /** The number of the conversation's last message; 0 where nobody has written yet. */
      lastNumber: z.number().int().min(0),
      /** Up to which number a device of the receiver has your messages. */
      deliveredNumber: z.number().int().min(0),
      /** Up to which number you have read. */
      readNumber: z.number().int().min(0),
    }),
  },
});

/** `userId` is who will get the picture. The file is re-encoded without its metadata. */
export const uploadMedia = defineCall({
  method: 'POST',
  path: 'chat/upload-media/:userId',
  summary: 'Upload a picture for a message',
  access: 'session',
  params: z.object({ userId: id }),
  encoding: 'form',
  files: ['media'],
  body: z.object({}),
  errors: [
    'COMPANY_MISSING',
    'CONVERSATION_CLOSED',
    'SHARING_ENDED',
    'MESSAGES_TOO_FAST',
    'TOO_MANY_REQUESTS',
    ...PICTURE_ERROR_CODES,
  ],
  replies: {
    200: replyWith(
      z.object({ media: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }) }),
    ),
  },
});
