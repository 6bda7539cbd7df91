import { randomUUID } from 'node:crypto';
import type { Message } from '@keydate/contracts/chat';
import type { newMessage } from '@keydate/contracts/chat-events';
import type { SocketPayload } from '@keydate/contracts/socket';
import { MINUTE_MS } from '@keydate/domain/durations';
import { AppError } from '../../app-error';
import { repeatWhileAway } from '../../db/repeat-while-away';
import type { SocketCaller } from '../../ports/realtime';
import type { ChatTools } from '../sending';
import { takeTurns } from '../take-turns';
import { findStoredBefore } from './find-stored-before';
import { storeMessage } from './store-message';

/** How long to repeat while the database is away; less than the ten seconds for which the browser waits. */
const PATIENCE_MS = 7000;

/** Sends messages: stores each, then notifies both people (docs/decisions/0052). */
export function messageSender(tools: ChatTools): {
  send: (payload: SocketPayload<typeof newMessage>, caller: SocketCaller) => Promise<Message>;
  settle: () => Promise<void>;
} {
  const countMessage = tools.rateLimits.limit({
    name: 'messages',
    most: tools.config.messagesPerMinute,
    windowMs: MINUTE_MS,
    refusal: 'MESSAGES_TOO_FAST',
  });
  // two people's messages have at most one connection at a time, and are stored in the order in which they came
  const turns = takeTurns();
  return {
    send: async (payload, caller) => {
      const asked = { ...payload, id: payload.id ?? randomUUID(), caller };
      const end = performance.now() + PATIENCE_MS;
      const store = async () => {
        await countMessage(caller.personId);
        return repeatWhileAway(end - performance.now(), () => storeMessage(tools, asked));
      };
      try {
        return await turns.run([caller.personId, payload.receiverId].sort().join(' '), store);
      } catch (refusal) {
        // if only its acknowledgement was lost, the sender gets it again, even if they may no longer send
        const stored = refusal instanceof AppError && (await findStoredBefore(tools, asked));
        if (!stored) throw refusal;
        return stored;
      }
    },
    settle: turns.settle,
  };
}
