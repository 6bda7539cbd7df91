import type { ChatParty, Message } from '@keydate/contracts/chat';
import type { CompanyClient } from '@keydate/contracts/clients';
import type { User } from '@keydate/contracts/people';
import { HOUR_MS, MINUTE_MS } from '@keydate/domain/durations';
import type { Thread } from '../fake-server/chat-script';
import { anId } from './ids';

/** Somebody as conversations show them. */
export function aParty(of: User | CompanyClient): ChatParty {
  return { _id: '_id' in of ? of._id : of.id, fullName: of.fullName, avatar: of.avatar };
}

/** A message of a thread: its words, or more of it. */
export type Written = string | (Partial<Message> & { from?: User });

interface ThreadPlan {
  between: readonly [reader: User, other: User | CompanyClient];
  /** Oldest first; the two take turns, the other beginning, unless `from` says whose it is. */
  written: readonly Written[];
  /** How many of the last messages the reader has not read. */
  unread?: number;
  /** When the last of them was written; a few minutes ago unless given. */
  lastAt?: Date;
  /** Between two messages. */
  apartMs?: number;
}

/** A conversation with its messages. */
export function aThread({ between, written, unread = 0, lastAt, apartMs = HOUR_MS }: ThreadPlan): Thread {
  const [reader, other] = between.map(aParty) as [ChatParty, ChatParty];
  const isClient = 'id' in between[1];
  const conversationId = anId('conversation');
  const end = lastAt?.getTime() ?? Date.now() - 5 * MINUTE_MS;
  const messages = written.map((one, at): Message => {
    const { from, ...rest }: Exclude<Written, string> = typeof one === 'string' ? { message_content: one } : one;
    const isReaders = from ? from._id === reader._id : isClient || at % 2 === 1;
    return {
      _id: anId('message'),
      sender: isReaders ? reader : other,
      receiverId: isReaders ? other._id : reader._id,
      message_type: rest.url ? 'image' : 'text',
      message_content: '',
      url: null,
      picture: null,
      createdAt: new Date(end - (written.length - 1 - at) * apartMs).toISOString(),
      conversationId,
      number: at + 1,
      isDelivered: true,
      ...rest,
    };
  });
  return {
    conversationId,
    members: [reader._id, other._id],
    messages,
    read: { [reader._id]: messages.length - unread, [other._id]: messages.length },
  };
}
