import type { Message } from '@keydate/contracts/chat';

/**
 * The part of a conversation that a tab has: messages in their order, without gaps. The functions below return a new thread and
 * preserve that, so that no message is shown twice or out of order.
 */
export interface Thread {
  /** '' until somebody writes. */
  conversationId: string;
  messages: readonly Message[];
  /** The cursor of the page of older messages; null if there is none. */
  olderCursor: number | null;
  /** Up to which number the receiver has the person's messages. */
  deliveredNumber: number;
}

export const EMPTY_THREAD: Thread = { conversationId: '', messages: [], olderCursor: null, deliveredNumber: 0 };

/** The number of the thread's last message; 0 for none. */
export function lastNumberOf({ messages }: Thread): number {
  return messages.at(-1)?.number ?? 0;
}

export type Added = { outcome: 'added' | 'known' | 'gap'; thread: Thread };

/** Adds a message that follows the last one, or brings a known one up to date; a gap before it leaves the thread as it is. */
export function addMessage(thread: Thread, message: Message): Added {
  const last = lastNumberOf(thread);
  if (message.number > last + 1) return { outcome: 'gap', thread };
  if (message.number === last + 1) return { outcome: 'added', thread: append(thread, [message]) };
  return { outcome: 'known', thread: update(thread, message) };
}

/** Adds a page of newer messages; those that are known or leave a gap are left out. */
export function addNewer(thread: Thread, page: readonly Message[]): Thread {
  return page.reduce((grown, message) => addMessage(grown, message).thread, thread);
}

/** Puts a page of older messages before the others. */
export function addOlder(thread: Thread, page: readonly Message[], olderCursor: number | null): Thread {
  const first = thread.messages[0]?.number ?? Infinity;
  const older = page.filter(({ number }) => number < first);
  return { ...thread, messages: [...older, ...thread.messages], olderCursor };
}

/** The thread once the receiver has the person's messages up to a number. */
export function raiseDelivered(thread: Thread, number: number): Thread {
  return number > thread.deliveredNumber ? { ...thread, deliveredNumber: number } : thread;
}

function append(thread: Thread, page: readonly Message[]): Thread {
  const [first] = page;
  return { ...thread, conversationId: first?.conversationId ?? '', messages: [...thread.messages, ...page] };
}

/** A message never becomes undelivered: an event from before its delivery may arrive later. */
function update(thread: Thread, message: Message): Thread {
  const at = message.number - (thread.messages[0]?.number ?? 1);
  const known = thread.messages[at];
  if (known?._id !== message._id || !message.isDelivered || known.isDelivered) return thread;
  return { ...thread, messages: thread.messages.with(at, { ...known, isDelivered: true }) };
}
