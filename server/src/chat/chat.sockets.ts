import {
  conversationRead,
  messagesRead,
  messagesReceived,
  messageTotal,
  newMessage,
} from '@keydate/contracts/chat-events';
import type { FastifyInstance } from 'fastify';
import type { SocketCaller } from '../ports/realtime';
import type { Tools } from '../tools';
import { raiseDelivered, raiseRead, totalOfMessages, type Reader } from './conversations.repository';
import { tellUpTo } from './use-cases/tell-up-to';
import { messageSender } from './use-cases/send-messages';

/** The socket calls of conversations (spec § 7). */
export function answerChat(app: FastifyInstance, tools: Tools): void {
  const { db, realtime } = tools;
  const { send, settle } = messageSender(tools);
  app.addHook('onClose', settle);

  realtime.answer(newMessage, async (payload, caller) => ({ message: await send(payload, caller) }));

  realtime.answer(messagesReceived, async ({ conversationId, number }, caller) => {
    const reader = readerOf(caller);
    const otherId = await raiseDelivered(db, { reader, conversationId, number });
    if (otherId !== undefined) await tellUpTo(tools, { conversationId, number, senderId: otherId, reader });
    return {};
  });

  realtime.answer(messagesRead, async ({ conversationId, number }, caller) => {
    const read = await raiseRead(db, { reader: readerOf(caller), conversationId, number });
    if (read) {
      const { otherId: receiverId, readNumber, unread, lastNumber } = read;
      const event = { conversationId, receiverId, number: readNumber, unread, lastNumber };
      realtime.emitTo(caller.personId, conversationRead, event);
    }
    return {};
  });

  realtime.answer(messageTotal, async (_payload, caller) => ({ total: await totalOfMessages(db, readerOf(caller)) }));
}

function readerOf({ personId, companyId }: SocketCaller): Reader {
  return { id: personId, companyId };
}
