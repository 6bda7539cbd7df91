import { listConversations, listMessages, uploadMedia } from '@keydate/contracts/chat';
import { CONVERSATION_PAGE_MAX, PICTURES_PER_PERSON } from '@keydate/contracts/limits';
import { MINUTE_MS } from '@keydate/domain/durations';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';
import { placesPerPerson } from '../calls/places-per-person';
import { route } from '../calls/route';
import { memberOf, type PersonSession, presentParty } from '../accounts';
import type { Tools } from '../tools';
import { chatPictureUrl } from './chat-picture-file';
import { presentConversation, presentMessage } from './chat.presenter';
import { countMessages } from './conversations.repository';
import { CLOSED } from './sending';
import { findShared } from './sharing.repository';
import { listConversations as readConversations } from './use-cases/list-conversations';
import { readConversation } from './use-cases/read-conversation';
import { readMessages } from './use-cases/read-messages';
import { uploadPicture } from './use-cases/upload-picture';

export function chatRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, config, rateLimits } = tools;
  const beginPicture = placesPerPerson(PICTURES_PER_PERSON, 'PICTURE_BUSY');
  const countPicture = rateLimits.limit({
    name: 'message-pictures',
    most: config.messagesPerMinute,
    windowMs: MINUTE_MS,
    refusal: 'MESSAGES_TOO_FAST',
  });

  route(app, listConversations, async ({ query, session }) => {
    const member = memberOf(session.person);
    const { limit = CONVERSATION_PAGE_MAX, cursor } = query;
    // counted before the list is read: a message in between makes a tab fetch once too often, never too seldom
    const { total, unread } = await countMessages(db, member);
    const { conversations, next } = await readConversations(db, member, { limit, cursor });
    const others = conversations.map(({ other }) => other);
    const shared = await findShared(db, member, others);
    return {
      result: conversations.map((listed) => presentConversation(member, listed, shared)),
      nextCursor: next,
      messageTotal: total,
      unreadTotal: unread,
    };
  });

  route(app, listMessages, async ({ params, query, session }) => {
    const member = memberOf(session.person);
    const { other, conversation, closedBecause } = await readConversation(db, member, params.userId);
    const { messages, next } = await readMessages(db, conversation?.id, query);
    const { lastNumber = 0, readNumber = 0, deliveredNumber = 0 } = conversation ?? {};
    return {
      result: messages.map((message) => {
        const isOwn = message.senderId === member.id;
        const isDelivered = other.kind === 'client' ? message.mailedAt !== null : message.number <= deliveredNumber;
        return presentMessage(message, {
          sender: isOwn ? session.person : other,
          receiverId: isOwn ? other.id : member.id,
          isDelivered: !isOwn || isDelivered,
        });
      }),
      nextCursor: next,
      receiver: presentParty(other),
      kind: other.kind,
      isClosed: closedBecause !== null,
      closedBecause,
      lastNumber,
      deliveredNumber,
      readNumber,
    };
  });

  route(
    app,
    uploadMedia,
    async ({ params, files, session }) => {
      const member = memberOf(session.person);
      const { other, closedBecause } = await readConversation(db, member, params.userId);
      if (closedBecause) throw new AppError(CLOSED[closedBecause]);
      const bytes = files.media?.bytes ?? new Uint8Array();
      const picture = await uploadPicture(tools, { uploaderId: member.id, receiverId: other.id, bytes });
      const { id, width, height } = picture;
      return { result: { media: { url: chatPictureUrl(id), width, height } } };
    },
    {
      admit: async ({ person }: PersonSession) => {
        await countPicture(person.id);
        return beginPicture(person.id);
      },
    },
  );
}
