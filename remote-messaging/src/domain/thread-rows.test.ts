import { anAgent, aRealtor } from '@keydate/testing/builders/people';
import { aThread, type Written } from '@keydate/testing/builders/threads';
import type { Outgoing } from './outgoing';
import { threadRows } from './thread-rows';

const wren = aRealtor();
const marisol = anAgent();
const reader = { id: wren._id, timeZone: 'UTC' };
const at = (day: number, hour: number, minute: number) => new Date(Date.UTC(2027, 5, day, hour, minute)).toISOString();
const messagesOf = (...written: Written[]) => aThread({ between: [wren, marisol], written }).messages;
const rowsOf = (messages: ReturnType<typeof messagesOf>, outgoing: readonly Outgoing[] = []) =>
  threadRows(messages, outgoing, reader).map(({ startsDay, startsRun }) => [startsDay, startsRun]);
const outgoing = (createdAt: string): Outgoing => ({
  id: createdAt,
  receiverId: marisol._id,
  words: 'On its way.',
  picture: null,
  state: 'sending',
  createdAt,
});

test('the first message, and the first of each day, begins a day', () => {
  const messages = messagesOf(
    { from: marisol, createdAt: at(14, 23, 58) },
    { from: marisol, createdAt: at(14, 23, 59) },
    { from: marisol, createdAt: at(15, 0, 1) },
  );
  expect(rowsOf(messages).map(([startsDay]) => startsDay)).toEqual([true, false, true]);
});

test('a run is what one person writes within five minutes of the message before', () => {
  const messages = messagesOf(
    { from: marisol, createdAt: at(14, 9, 0) },
    { from: marisol, createdAt: at(14, 9, 5) },
    { from: wren, createdAt: at(14, 9, 6) },
    { from: wren, createdAt: at(14, 9, 12) },
  );
  expect(rowsOf(messages).map(([, startsRun]) => startsRun)).toEqual([true, false, true, true]);
});

test('what is on its way comes last, and continues the reader’s own run', () => {
  const messages = messagesOf({ from: wren, createdAt: at(14, 9, 0) });
  const rows = threadRows(messages, [outgoing(at(14, 9, 1))], reader);
  expect(rows.map(({ kind, startsRun }) => [kind, startsRun])).toEqual([
    ['message', true],
    ['outgoing', false],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});

test('what is on its way begins the first day of a thread without messages', () => {
  expect(rowsOf([], [outgoing(at(14, 9, 0))])).toEqual([[true, true]]);
});
