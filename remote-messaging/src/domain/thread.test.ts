import { anAgent, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import fc from 'fast-check';
import { addMessage, addNewer, addOlder, EMPTY_THREAD, lastNumberOf, raiseDelivered, type Thread } from './thread';

const WRITTEN = Array.from({ length: 30 }, (_, at) => `message ${at + 1}`);
const { messages: ALL } = aThread({ between: [aRealtor(), anAgent()], written: WRITTEN });
const numbersOf = ({ messages }: Thread) => messages.map(({ number }) => number);
const upTo = (last: number): Thread => addNewer(EMPTY_THREAD, ALL.slice(0, last));

test('a message that follows the last one is added', () => {
  const { outcome, thread } = addMessage(upTo(2), ALL[2]!);
  expect(outcome).toBe('added');
  expect(numbersOf(thread)).toEqual([1, 2, 3]);
  expect(thread.conversationId).toBe(ALL[0]!.conversationId);
});

test('a message after a gap is not added', () => {
  const before = upTo(2);
  expect(addMessage(before, ALL[3]!)).toEqual({ outcome: 'gap', thread: before });
});

test('a message that is known is not added again', () => {
  const before = upTo(3);
  expect(addMessage(before, ALL[1]!)).toEqual({ outcome: 'known', thread: before });
});

test('a known message becomes delivered, and never undelivered again', () => {
  const sent = { ...ALL[0]!, isDelivered: false };
  const before = addNewer(EMPTY_THREAD, [sent]);
  const delivered = addMessage(before, { ...sent, isDelivered: true }).thread;
  expect(delivered.messages[0]?.isDelivered).toBe(true);
  expect(addMessage(delivered, sent).thread.messages[0]?.isDelivered).toBe(true);
});

test('the number up to which messages are delivered only rises', () => {
  expect(raiseDelivered(raiseDelivered(EMPTY_THREAD, 5), 3).deliveredNumber).toBe(5);
});

test('a page of older messages comes before the others, without those that are known', () => {
  const late: Thread = { ...EMPTY_THREAD, messages: ALL.slice(10), olderCursor: 11 };
  const older = addOlder(late, ALL.slice(5, 12), 6);
  expect(numbersOf(older)).toEqual(numbersOf({ ...EMPTY_THREAD, messages: ALL.slice(5) }));
  expect(older.olderCursor).toBe(6);
});

test('whatever is lost, doubled or late on the way, a tab that fetches at a gap shows each message once and in order', () => {
  const arrivals = fc.array(fc.nat(ALL.length - 1), { maxLength: 80 });
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 1, max: 10 }), (arriving, pageSize) => {
      let stored = 0;
      let thread = EMPTY_THREAD;
      const fetchMissed = () => {
        while (lastNumberOf(thread) < stored) {
          const after = lastNumberOf(thread);
          thread = addNewer(thread, ALL.slice(after, Math.min(after + pageSize, stored)));
        }
      };
      for (const at of arriving) {
        stored = Math.max(stored, at + 1);
        const added = addMessage(thread, ALL[at]!);
        thread = added.thread;
        if (added.outcome === 'gap') fetchMissed();
        expect(thread.messages).toEqual(ALL.slice(0, thread.messages.length));
      }
      expect(lastNumberOf(thread)).toBe(stored);
    }),
  );
});
