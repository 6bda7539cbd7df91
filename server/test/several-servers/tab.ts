import { listMessages, type Message } from '@keydate/contracts/chat';
import { messageDelivered, messageTotal, newMessage, newMessageReceived } from '@keydate/contracts/chat-events';
import { catchUp } from '@keydate/contracts/socket';
import { setTimeout } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { ask } from '../ask';
import type { TestPerson } from '../people';
import { openSocket } from '../sockets';

const PAUSE_MS = 30;
/** As long as the browser waits (spec § 9). */
const ANSWER_MS = 10_000;
const SETTLE_MS = 60_000;

export interface Sent {
  receiverId: string;
  words: string;
  id: string;
  /** The connection breaks once, after the message has left and before its answer can come. */
  isCut: boolean;
}

/**
 * A tab as docs/decisions/0019 describes it: it shows a message once and in the order of the numbers; it fetches
 * missed messages when it sees a gap, connects again or is asked to; it sends unanswered messages again under their
 * ids. It connects to any server that answers.
 */
export interface Tab {
  /** The messages that it shows of the conversation with a person. */
  shown(otherId: string): readonly Message[];
  /** Sends until it is acknowledged. */
  send(sent: Sent): Promise<Message>;
  /** Sends once and hears no answer. */
  sendAndLeave(sent: Omit<Sent, 'isCut'>): Promise<void>;
  /** Resolves when the server counts as many messages as the tab shows. */
  settle(): Promise<void>;
  close(): void;
}

/** @param first the server that it tries first */
export function openTab(
  origins: readonly string[],
  first: number,
  { id: ownId, token }: TestPerson,
  others: readonly string[],
): Tab {
  const threads = new Map<string, Message[]>(others.map((id) => [id, []]));
  const fetching = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  let attempt = first;
  let socket: Socket;
  let isClosed = false;

  const origin = () => origins[attempt % origins.length] ?? '';
  const connect = () => {
    const opened = openSocket(origin(), token);
    socket = opened;
    const again = async () => {
      attempt += 1;
      await setTimeout(PAUSE_MS);
      if (!isClosed) connect();
    };
    opened.on('connect', fetchAll);
    opened.on('connect_error', () => void again());
    opened.on('disconnect', () => void again());
    opened.on(newMessageReceived.event, receive);
    opened.on(messageDelivered.event, receive);
    opened.on(catchUp.event, fetchAll);
  };

  const threadOf = (otherId: string): Message[] => {
    const thread = threads.get(otherId);
    if (!thread) throw new Error(`nobody of this course is ${otherId}`);
    return thread;
  };
  const receive = (message: Message) => {
    const otherId = message.sender._id === ownId ? message.receiverId : message.sender._id;
    if (add(threadOf(otherId), message) === 'gap') fetchMissed(otherId);
  };
  const fetchAll = () => others.forEach(fetchMissed);
  /** Runs one fetch of a conversation at a time, and one more if another was requested meanwhile. */
  const fetchMissed = (otherId: string) => {
    wanted.add(otherId);
    if (fetching.has(otherId)) return;
    const run = async () => {
      while (!isClosed && wanted.has(otherId)) {
        wanted.delete(otherId);
        if (await fetchPage(otherId)) continue;
        wanted.add(otherId);
        await setTimeout(PAUSE_MS);
      }
      fetching.delete(otherId);
    };
    fetching.set(otherId, run());
  };
  /** True if the server has answered. */
  const fetchPage = async (otherId: string): Promise<boolean> => {
    const thread = threadOf(otherId);
    const asked = { token, params: { userId: otherId }, query: { after: String(thread.length) } };
    const answer = await ask({ origin: origin() }, listMessages, asked).catch(() => undefined);
    if (answer?.status !== 200) return false;
    const { result, lastNumber } = answer.body;
    result.forEach((message) => add(thread, message));
    if (thread.length < lastNumber) wanted.add(otherId);
    return true;
  };

  const connected = async (): Promise<Socket> => {
    while (!socket.connected) {
      if (isClosed) throw new Error('the tab was closed');
      await setTimeout(PAUSE_MS / 3);
    }
    return socket;
  };
  const emit = (by: Socket, { receiverId, words, id }: Omit<Sent, 'isCut'>): Promise<unknown> =>
    by
      .timeout(ANSWER_MS)
      .emitWithAck(newMessage.event, { receiverId, message_type: 'text', message: words, url: '', id });

  connect();
  return {
    shown: threadOf,
    send: async (sent) => {
      for (let isFirst = true; ; isFirst = false) {
        const by = await connected();
        const answering = emit(by, sent).catch(() => undefined);
        if (sent.isCut && isFirst) by.io.engine.close();
        const answer = await answering;
        const refused = readRefusal(answer);
        if (refused && refused.code !== 'UNAVAILABLE') throw new Error(`a message was refused: ${refused.error}`);
        const stored = newMessage.reply.safeParse(answer);
        if (stored.success) {
          receive(stored.data.message);
          return stored.data.message;
        }
        await setTimeout(PAUSE_MS);
      }
    },
    sendAndLeave: async (sent) => {
      const by = await connected();
      const answering = emit(by, sent).catch(() => undefined);
      by.io.engine.close();
      await answering;
    },
    settle: async () => {
      const end = performance.now() + SETTLE_MS;
      const count = () => [...threads.values()].reduce((sum, { length }) => sum + length, 0);
      for (;;) {
        const by = await connected();
        const answer: unknown = await by
          .timeout(ANSWER_MS)
          .emitWithAck(messageTotal.event, {})
          .catch(() => undefined);
        const total = messageTotal.reply.safeParse(answer).data?.total;
        if (total === count()) return;
        if (performance.now() > end) throw new Error(`the server counts ${total} messages, the tab shows ${count()}`);
        if (total !== undefined) fetchAll();
        await setTimeout(PAUSE_MS);
      }
    },
    close: () => {
      isClosed = true;
      socket.disconnect();
    },
  };
}

/** Shows a message that follows the last one; a known one changes nothing. */
function add(thread: Message[], message: Message): 'gap' | 'shown' {
  if (message.number > thread.length + 1) return 'gap';
  if (message.number === thread.length + 1) thread.push(message);
  return 'shown';
}

function readRefusal(answer: unknown): { code: string; error: string } | undefined {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'code' in answer
    ? { code: String(answer.code), error: String(answer.error) }
    : undefined;
}
