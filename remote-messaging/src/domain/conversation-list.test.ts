import type { Conversation, Message } from '@keydate/contracts/chat';
import { UNREAD_SHOWN_MAX } from '@keydate/contracts/limits';
import { anAgent, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { countUnread, mergeLists, searchConversations, withMessage, withUnread } from './conversation-list';

const { messages } = aThread({ between: [aRealtor(), anAgent()], written: ['One.', 'Two.'] });
const aMessage = (conversationId: string, number: number): Message => ({
  ...messages[0]!,
  conversationId,
  number,
  message_content: `message ${number}`,
  createdAt: '2027-06-03T12:00:00.000Z',
});
const aConversation = (conversationId: string, more: Partial<Conversation> = {}): Conversation => ({
  conversationId,
  receiver: { _id: `with ${conversationId}`, fullName: 'Marisol Pruitt', avatar: null },
  lastMessage: { message_content: 'Before.', message_type: 'text' },
  lastMessageCreatedAt: '2027-06-01T12:00:00.000Z',
  kind: 'person',
  lastNumber: 3,
  unread: 0,
  isClosed: false,
  ...more,
});
const idsOf = (list: readonly Conversation[] | null) => list?.map(({ conversationId }) => conversationId);

describe('a message', () => {
  const list = [aConversation('a'), aConversation('b')];

  test('moves its conversation to the top, with its words and one more unread', () => {
    const updated = withMessage(list, aMessage('b', 4), { isOwn: false });
    expect(idsOf(updated)).toEqual(['b', 'a']);
    expect(updated?.[0]).toMatchObject({
      lastNumber: 4,
      lastMessage: { message_content: 'message 4' },
      lastMessageCreatedAt: '2027-06-03T12:00:00.000Z',
      unread: 1,
    });
  });

  test('of one’s own is not unread', () => {
    expect(withMessage(list, aMessage('b', 4), { isOwn: true })?.[0]?.unread).toBe(0);
  });

  test('that is known changes nothing', () => {
    expect(withMessage(list, aMessage('b', 3), { isOwn: false })).toEqual(list);
  });

  test('of an unknown conversation, or after a gap, makes the list be fetched', () => {
    expect(withMessage(list, aMessage('c', 1), { isOwn: false })).toBeNull();
    expect(withMessage(list, aMessage('b', 5), { isOwn: false })).toBeNull();
  });

  test('is counted as unread no further than is shown', () => {
    const many = [aConversation('a', { unread: UNREAD_SHOWN_MAX + 1 })];
    expect(withMessage(many, aMessage('a', 4), { isOwn: false })?.[0]?.unread).toBe(UNREAD_SHOWN_MAX + 1);
  });
});

test('what was read on another device is no longer unread here', () => {
  const list = withUnread([aConversation('a', { unread: 2 }), aConversation('b', { unread: 1 })], 'a', 0);
  expect(list.map(({ unread }) => unread)).toEqual([0, 1]);
  expect(countUnread(list)).toBe(1);
});

test('a fetched page replaces what is known of its conversations, and all are sorted by their last message', () => {
  const known = [
    aConversation('a', { lastMessageCreatedAt: '2027-06-02T12:00:00.000Z' }),
    aConversation('b', { lastNumber: 1 }),
  ];
  const fetched = [aConversation('b', { lastMessageCreatedAt: '2027-06-04T12:00:00.000Z', lastNumber: 9 })];
  const merged = mergeLists(fetched, known);
  expect(idsOf(merged)).toEqual(['b', 'a']);
  expect(merged[0]?.lastNumber).toBe(9);
});

test('a conversation with a receiver who has begun another one is listed no more', () => {
  const receiver = { _id: 'ilse', fullName: 'Ilse Okonjo', avatar: null };
  const merged = mergeLists([aConversation('second', { receiver })], [aConversation('first', { receiver })]);
  expect(idsOf(merged)).toEqual(['second']);
});

test('the search finds a part of a name, whatever its case and accents', () => {
  const receiver = (fullName: string) => ({ receiver: { _id: fullName, fullName, avatar: null } });
  const list = [aConversation('a', receiver('Odalys Núñez')), aConversation('b', receiver('Tobias Lindqvist'))];
  expect(idsOf(searchConversations(list, 'NUNE'))).toEqual(['a']);
  expect(idsOf(searchConversations(list, '  '))).toEqual(['a', 'b']);
  expect(idsOf(searchConversations(list, 'zzz'))).toEqual([]);
});
