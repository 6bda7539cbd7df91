import type { Message } from '@keydate/contracts/chat';
import { isSameDay } from './message-date';
import type { Outgoing } from './outgoing';

/** A line of the thread as it is drawn. */
export type ThreadRow =
  | { kind: 'message'; key: string; message: Message; startsDay: boolean; startsRun: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing; startsDay: boolean; startsRun: boolean };

/** Messages closer together than this, by the same sender, are drawn as one run. */
const RUN_MS = 5 * 60_000;

interface Written {
  senderId: string;
  createdAt: string;
}

interface Reader {
  id: string;
  timeZone: string;
}

/** The rows of a thread: its messages, then those on their way. Each row says if a new day or a new run begins. */
export function threadRows(messages: readonly Message[], outgoing: readonly Outgoing[], reader: Reader): ThreadRow[] {
  let before: Written | undefined;
  const begins = (written: Written) => {
    const startsDay = !before || !isSameDay(before.createdAt, written.createdAt, reader.timeZone);
    const startsRun = startsDay || before?.senderId !== written.senderId || isLater(before, written);
    before = written;
    return { startsDay, startsRun };
  };
  return [
    ...messages.map((message): ThreadRow => {
      const { _id: key, sender, createdAt } = message;
      return { kind: 'message', key, message, ...begins({ senderId: sender._id, createdAt }) };
    }),
    ...outgoing.map((one): ThreadRow => {
      const { id: key, createdAt } = one;
      return { kind: 'outgoing', key, outgoing: one, ...begins({ senderId: reader.id, createdAt }) };
    }),
  ];
}

function isLater(before: Written, written: Written): boolean {
  return Date.parse(written.createdAt) - Date.parse(before.createdAt) > RUN_MS;
}
