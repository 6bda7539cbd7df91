import type { ConnectionStatus, OpenWire, WireListener } from '@keydate/client/wire';
import type { Message } from '@keydate/contracts/chat';
import {
  conversationRead,
  messageDelivered,
  messagesRead,
  messagesReceived,
  messageTotal,
  newMessage,
  newMessageReceived,
} from '@keydate/contracts/chat-events';
import { reminderArrived } from '@keydate/contracts/reminders';
import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';
import type { SocketEvent, SocketPayload } from '@keydate/contracts/socket';
import type { Surroundings } from './answer-call';
import { CLOSED } from './chat.fakes';
import { addMessage, closingOf, otherOf, partyOf, threadBetween, threadsOf, unreadOf } from './threads';
import type { Account } from './world';

/** The sockets of a fake server, and what tests and worlds let happen on them. */
export interface FakeSockets {
  /** For `installWire` of @keydate/client. */
  open: OpenWire;
  /** Somebody of the world writes to somebody; every open socket of the two hears it. */
  write: (fromId: string, toId: string, content: string | Partial<Message>) => Message;
  /** Stores a message that no socket hears of, as while a link between servers is broken. */
  writeUnheard: (fromId: string, toId: string, words: string) => Message;
  /** The status of every socket from now on. */
  setStatus: (status: ConnectionStatus) => void;
  /** Sends an event to the sockets of a person. */
  emit: <E extends SocketEvent>(personId: string, event: E, payload: SocketPayload<E>) => void;
  /** The calls that came, in their order. */
  calls: { event: string; payload: unknown }[];
}

const DELIVERED_AFTER_MS = 400;

export function fakeSockets({ world, memory }: Surroundings): FakeSockets {
  const open = new Set<{ personId: string; listener: WireListener }>();
  const calls: FakeSockets['calls'] = [];

  const emit: FakeSockets['emit'] = (personId, { event }, payload) => {
    for (const socket of open) if (socket.personId === personId) socket.listener.event(event, copyOf(payload));
  };
  const add = (fromId: string, toId: string, content: string | Partial<Message>) => {
    const sender = partyOf(world, fromId, undefined);
    if (!sender) throw new Error(`Nobody in this world has the id ${fromId}.`);
    return addMessage(world, sender.party, toId, typeof content === 'string' ? { message_content: content } : content);
  };
  const write: FakeSockets['write'] = (fromId, toId, content) => {
    const { message } = add(fromId, toId, content);
    emit(toId, newMessageReceived, message);
    emit(fromId, messageDelivered, message);
    return message;
  };

  const answers: Record<string, (account: Account, payload: unknown) => object | Promise<object>> = {
    [newMessage.event]: ({ user }, payload) => {
      const { sending, answers: words, answersAfterMs } = world.chat;
      if (sending === 'unanswered') throw new Error('nothing answers');
      const read = newMessage.payload.safeParse(payload);
      if (!read.success) return refusalOf('BAD_INPUT', read.error.issues[0]?.message);
      const { receiverId, message: content, url, id, message_type } = read.data;
      // a stored message whose acknowledgement was lost is acknowledged again, even if a new one would be refused now
      const known = threadBetween(world, user._id, receiverId)?.messages.find(({ _id }) => _id === id);
      if (sending !== 'stored' && !known) return refusalOf(sending);
      const receiver = partyOf(world, receiverId, user.company?._id);
      const closedBecause = receiver && closingOf(world, user, receiver);
      if (!receiver || (closedBecause && !threadBetween(world, user._id, receiverId)))
        return refusalOf('RECEIVER_UNKNOWN');
      if (closedBecause) return refusalOf(CLOSED[closedBecause]);
      const message = write(user._id, receiverId, {
        message_content: content,
        ...(id && { _id: id }),
        ...(message_type === 'image' && { url: url ?? null, picture: { width: 640, height: 480 } }),
      });
      setTimeout(() => deliver(message), DELIVERED_AFTER_MS);
      const next = receiver.kind === 'person' ? words.shift() : undefined;
      if (next !== undefined) setTimeout(() => write(receiverId, user._id, next), answersAfterMs);
      return { message };
    },
    [messagesReceived.event]: () => ({}),
    [messagesRead.event]: ({ user }, payload) => {
      const { conversationId, number } = messagesRead.payload.parse(payload);
      const thread = threadsOf(world, user._id).find((one) => one.conversationId === conversationId);
      if (!thread) return {};
      thread.read[user._id] = Math.max(thread.read[user._id] ?? 0, number);
      const receiverId = otherOf(thread, user._id);
      const unread = unreadOf(thread, user._id);
      const lastNumber = thread.messages.at(-1)?.number ?? 0;
      emit(user._id, conversationRead, { conversationId, receiverId, number, unread, lastNumber });
      return {};
    },
    [messageTotal.event]: ({ user }) => ({
      total: threadsOf(world, user._id).reduce((total, { messages }) => total + messages.length, 0),
    }),
  };

  /** A device of the receiver has it, or the mail was handed over. */
  function deliver(message: Message) {
    message.isDelivered = true;
    emit(message.sender._id, messageDelivered, message);
  }

  /** The next reminder of the world arrives, until none is left or nobody listens. */
  function letRemindersArrive(personId: string) {
    const { notifications, everyMs } = world.arriving;
    if (notifications.length === 0) return;
    setTimeout(() => {
      const next = [...open].some((socket) => socket.personId === personId) && notifications.shift();
      if (!next) return;
      world.notifications = [{ ...next, sentAt: new Date().toISOString() }, ...world.notifications];
      emit(personId, reminderArrived, {});
      letRemindersArrive(personId);
    }, everyMs);
  }

  return {
    calls,
    emit,
    write,
    writeUnheard: (fromId, toId, words) => add(fromId, toId, words).message,
    setStatus: (status) => {
      world.chat.connection = status;
      for (const { listener } of [...open]) listener.status(status);
    },
    open: async (token, listener) => {
      const personId = memory.sessions.get(token)?.personId;
      const account = world.accounts.find(({ user }) => user._id === personId);
      if (!account) throw new Error('a socket was opened without a session');
      const socket = { personId: account.user._id, listener };
      open.add(socket);
      // a socket never connects in the turn that opens it
      await Promise.resolve();
      listener.status(world.chat.connection);
      letRemindersArrive(account.user._id);
      return {
        call: async (event, payload) => {
          calls.push({ event, payload });
          if (world.chat.connection !== 'connected') throw new Error('the connection is broken');
          const answer = answers[event];
          if (!answer) throw new Error(`The fake server knows no socket call ${event}.`);
          return copyOf(await answer(account, payload));
        },
        connect: () => listener.status(world.chat.connection),
        close: () => void open.delete(socket),
      };
    },
  };
}

function refusalOf(code: ErrorCode, sentence: string = ERRORS[code].message) {
  return { error: sentence, code };
}

/** A wire delivers copies. */
function copyOf<T>(payload: T): T {
  return structuredClone(payload);
}
