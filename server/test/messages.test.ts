import { listConversations, listMessages } from '@keydate/contracts/chat';
import {
  conversationRead,
  messageDelivered,
  messagesRead,
  messagesReceived,
  messageTotal,
  newMessage,
  newMessageReceived,
} from '@keydate/contracts/chat-events';
import { MESSAGE_MAX } from '@keydate/contracts/limits';
import { removeTeammate } from '@keydate/contracts/teammates';
import { randomUUID } from 'node:crypto';
import { ask } from './ask';
import { anAgentOf, aRealtor, joining, type TestPerson } from './people';
import { aDevice, closeDevices } from './sockets';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ messagesPerMinute: 100_000 });
});
afterEach(closeDevices);
afterAll(() => server.close());

async function aPair(): Promise<[wren: TestPerson, ash: TestPerson]> {
  const wren = await aRealtor(server, { fullName: 'Wren Castellanos' });
  return [wren, await anAgentOf(server, wren)];
}

const threadOf = async (reader: TestPerson, other: { id: string }, query: Record<string, string> = {}) =>
  (await ask(server, listMessages, { token: reader.token, params: { userId: other.id }, query })).body;
const conversationsOf = async ({ token }: TestPerson, query: Record<string, string> = {}) =>
  (await ask(server, listConversations, { token, query })).body;

describe('a message', () => {
  test('is stored when it is acknowledged, and reaches every device of both', async () => {
    const [wren, ash] = await aPair();
    const [desktop, phone] = [await aDevice(server, wren), await aDevice(server, wren)];
    const [tab, tablet] = [await aDevice(server, ash), await aDevice(server, ash)];

    const sent = await desktop.write(ash.id, 'The inspection is at noon.');

    expect((await threadOf(ash, wren)).result).toEqual([{ ...sent, isDelivered: true }]);
    expect(sent).toMatchObject({
      sender: { _id: wren.id, fullName: 'Wren Castellanos', avatar: null },
      receiverId: ash.id,
      message_type: 'text',
      message_content: 'The inspection is at noon.',
      url: null,
      number: 1,
      isDelivered: false,
    });
    for (const device of [tab, tablet]) expect(await device.hear(newMessageReceived)).toEqual(sent);
    for (const device of [desktop, phone]) expect(await device.hear(messageDelivered)).toEqual(sent);
    expect(tab.delivered).toEqual([]);
  });

  test('that is sent again under its id is acknowledged again and stored once', async () => {
    const [wren, ash] = await aPair();
    const device = await aDevice(server, wren);
    const id = randomUUID();
    const first = await device.write(ash.id, 'Once.', id);
    const again = await Promise.all([device.write(ash.id, 'Once.', id), device.write(ash.id, 'Once.', id)]);

    expect(again).toEqual([first, first]);
    expect((await threadOf(ash, wren)).result).toHaveLength(1);
  });

  test('cannot be taken over by its id: not by another person, nor for another conversation', async () => {
    const [wren, ash] = await aPair();
    const other = await anAgentOf(server, wren);
    const id = randomUUID();
    await (await aDevice(server, wren)).write(ash.id, 'Mine.', id);

    await expect((await aDevice(server, other)).write(ash.id, 'Mine now.', id)).rejects.toThrow('could not be stored');
    await expect((await aDevice(server, wren)).write(other.id, 'Elsewhere.', id)).rejects.toThrow(
      'could not be stored',
    );
    expect((await threadOf(ash, wren)).result.map(({ message_content }) => message_content)).toEqual(['Mine.']);
    expect((await threadOf(ash, other)).result).toEqual([]);
  });

  test('that is stored is acknowledged again, though its sender may not write there anymore', async () => {
    const [wren, ash] = await aPair();
    const device = await aDevice(server, wren);
    const id = randomUUID();
    const first = await device.write(ash.id, 'Before.', id);
    await ask(server, removeTeammate, { token: wren.token, params: { id: ash.id } });

    expect(await device.write(ash.id, 'Before.', id)).toEqual(first);
    await expect(device.write(ash.id, 'After.')).rejects.toThrow('This person is no longer in your company');
    expect((await threadOf(wren, ash)).result).toHaveLength(1);
  });

  test('counts as delivered when a device of the receiver has it, and the sender’s devices hear of it', async () => {
    const [wren, ash] = await aPair();
    const [desktop, phone] = [await aDevice(server, wren), await aDevice(server, wren)];
    const tab = await aDevice(server, ash);
    await desktop.write(ash.id, 'One.');
    const { conversationId, number } = await desktop.write(ash.id, 'Two.');
    expect((await threadOf(wren, ash)).result.map(({ isDelivered }) => isDelivered)).toEqual([false, false]);

    await tab.call(messagesReceived, { conversationId, number });

    const isSecond = ({ isDelivered, number: of }: { isDelivered: boolean; number: number }) => isDelivered && of === 2;
    for (const device of [desktop, phone]) await device.hear(messageDelivered, isSecond);
    expect((await threadOf(wren, ash)).result.map(({ isDelivered }) => isDelivered)).toEqual([true, true]);
  });

  test('does not count as delivered by a receipt that came before it, whatever number that had', async () => {
    const [wren, ash] = await aPair();
    const [desktop, tab] = [await aDevice(server, wren), await aDevice(server, ash)];
    const { conversationId } = await desktop.write(ash.id, 'One.');
    await tab.call(messagesReceived, { conversationId, number: 1000 });
    await desktop.write(ash.id, 'Two.');
    expect((await threadOf(wren, ash)).result.map(({ isDelivered }) => isDelivered)).toEqual([true, false]);
  });
});

describe('in a flood', () => {
  let slow: TestServer;
  beforeAll(async () => {
    slow = await startTestServer({ messagesPerMinute: 1 });
  });
  afterAll(() => slow.close());

  test('a message that is stored is acknowledged again, to its sender and for its receiver alone', async () => {
    const wren = await aRealtor(slow);
    const [ash, brook] = [await anAgentOf(slow, wren), await anAgentOf(slow, wren)];
    const [wrens, brooks] = [await aDevice(slow, wren), await aDevice(slow, brook)];
    const id = randomUUID();
    const first = await wrens.write(ash.id, 'Once.', id);
    await brooks.write(ash.id, 'From Brook.');

    expect(await wrens.write(ash.id, 'Once.', id)).toEqual(first);
    const tooFast = 'You are sending messages too fast';
    await expect(wrens.write(ash.id, 'New.')).rejects.toThrow(tooFast);
    await expect(wrens.write(brook.id, 'Elsewhere.', id)).rejects.toThrow(tooFast);
    await expect(brooks.write(ash.id, 'Mine now.', id)).rejects.toThrow(tooFast);
  });
});

test('when many write at once, a conversation is numbered without gaps, and both see one order', async () => {
  const [wren, ash] = await aPair();
  const [one, other] = [await aDevice(server, wren), await aDevice(server, ash)];
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      at % 2 ? one.write(ash.id, `to ash ${at}`) : other.write(wren.id, `to wren ${at}`),
    ),
  );
  const [seenByWren, seenByAsh] = [(await threadOf(wren, ash)).result, (await threadOf(ash, wren)).result];
  expect(seenByWren.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  expect(seenByWren.map(({ _id }) => _id)).toEqual(seenByAsh.map(({ _id }) => _id));
});

test('older messages come page by page, and what was missed from a number on', async () => {
  const [wren, ash] = await aPair();
  const device = await aDevice(server, wren);
  for (let at = 1; at <= 7; at += 1) await device.write(ash.id, `message ${at}`);
  const numbers = ({ result }: { result: { number: number }[] }) => result.map(({ number }) => number);

  const last = await threadOf(ash, wren, { limit: '3' });
  expect([numbers(last), last.nextCursor, last.lastNumber]).toEqual([[5, 6, 7], 5, 7]);
  const older = await threadOf(ash, wren, { limit: '3', cursor: '5' });
  expect([numbers(older), older.nextCursor]).toEqual([[2, 3, 4], 2]);
  const oldest = await threadOf(ash, wren, { limit: '3', cursor: '2' });
  expect([numbers(oldest), oldest.nextCursor]).toEqual([[1], null]);
  expect(numbers(await threadOf(ash, wren, { after: '5' }))).toEqual([6, 7]);
});

describe('the list of conversations', () => {
  test('has the last written first, its last message, and what is unread', async () => {
    const [wren, ash] = await aPair();
    const brook = await anAgentOf(server, wren);
    const [ashs, brooks] = [await aDevice(server, ash), await aDevice(server, brook)];
    await ashs.write(wren.id, 'From Ash.');
    await brooks.write(wren.id, 'From Brook.');
    await brooks.write(wren.id, 'And again.');

    const { result, messageTotal: total, unreadTotal } = await conversationsOf(wren);
    expect(result).toMatchObject([
      { receiver: { _id: brook.id }, lastMessage: { senderId: brook.id }, lastNumber: 2, unread: 2 },
      { receiver: { _id: ash.id }, lastMessage: { message_content: 'From Ash.' }, lastNumber: 1, unread: 1 },
    ]);
    expect([total, unreadTotal]).toEqual([3, 2]);
    expect((await (await aDevice(server, wren)).call(messageTotal, {})).total).toBe(3);
    const page = await conversationsOf(wren, { limit: '1' });
    expect(page.result).toHaveLength(1);
    const rest = await conversationsOf(wren, { limit: '1', cursor: page.nextCursor ?? '' });
    expect([rest.result[0]?.receiver._id, rest.nextCursor]).toEqual([ash.id, null]);
  });

  test('knows on every device what was read on one, and one’s own messages are never unread', async () => {
    const [wren, ash] = await aPair();
    const [desktop, phone, tab] = [
      await aDevice(server, wren),
      await aDevice(server, wren),
      await aDevice(server, ash),
    ];
    for (const words of ['One.', 'Two.', 'Three.']) await tab.write(wren.id, words);
    const { conversationId } = await desktop.write(ash.id, 'Mine.');

    await desktop.call(messagesRead, { conversationId, number: 2 });

    const heard = await phone.hear(conversationRead);
    expect(heard).toEqual({ conversationId, receiverId: ash.id, number: 2, unread: 1, lastNumber: 4 });
    expect((await conversationsOf(wren)).result[0]?.unread).toBe(1);
    expect((await conversationsOf(ash)).result[0]?.unread).toBe(1);
    await desktop.call(messagesRead, { conversationId, number: 1000 });
    expect((await conversationsOf(wren)).result[0]?.unread).toBe(0);
    await desktop.write(ash.id, 'Mine too.');
    expect((await conversationsOf(wren)).result[0]?.unread).toBe(0);
  });
});

describe('who may write', () => {
  test('people of another company, oneself and nobody cannot be written to, and are told apart from nobody', async () => {
    const [wren] = await aPair();
    const stranger = await aRealtor(server);
    const device = await aDevice(server, wren);
    for (const id of [stranger.id, wren.id, 'nobody']) {
      await expect(device.write(id, 'Hello?')).rejects.toThrow(
        'You can write only to people and clients of your company, and to those who share an active transaction with you.',
      );
      expect((await threadOf(wren, { id })).status).toBe(404);
    }
  });

  test('a removed teammate’s conversation can be read, but no longer written to, and is closed to themselves', async () => {
    const [wren, ash] = await aPair();
    const device = await aDevice(server, wren);
    await device.write(ash.id, 'Before.');
    await ask(server, removeTeammate, { token: wren.token, params: { id: ash.id } });

    await expect(device.write(ash.id, 'After.')).rejects.toThrow('This person is no longer in your company');
    const thread = await threadOf(wren, ash);
    expect([thread.isClosed, thread.result.map(({ message_content }) => message_content)]).toEqual([true, ['Before.']]);
    expect((await conversationsOf(wren)).result[0]?.isClosed).toBe(true);
    expect((await threadOf(ash, wren)).status).toBe(401);
  });

  test('somebody who has left for another company sees no conversation of the former one', async () => {
    const [wren, ash] = await aPair();
    await (await aDevice(server, wren)).write(ash.id, 'For our company.');
    await ask(server, removeTeammate, { token: wren.token, params: { id: ash.id } });
    const elsewhere = await joining(server, ash, await aRealtor(server));
    expect((await conversationsOf(elsewhere)).result).toEqual([]);
    expect((await threadOf(elsewhere, wren)).status).toBe(404);
  });

  test('nobody marks, counts or reads the messages of others', async () => {
    const [wren, ash] = await aPair();
    const third = await anAgentOf(server, wren);
    const { conversationId } = await (await aDevice(server, wren)).write(ash.id, 'Between us.');
    const device = await aDevice(server, third);
    await device.call(messagesRead, { conversationId, number: 1 });
    await device.call(messagesReceived, { conversationId, number: 1 });
    expect((await conversationsOf(ash)).result[0]?.unread).toBe(1);
    expect((await threadOf(wren, ash)).deliveredNumber).toBe(0);
    expect((await conversationsOf(third)).result).toEqual([]);
    expect((await threadOf(third, wren)).result).toEqual([]);
  });
});

describe('bad input', () => {
  const send = async (payload: unknown) => {
    const [wren, ash] = await aPair();
    const device = await aDevice(server, wren);
    const asked =
      typeof payload === 'object' ? { receiverId: ash.id, message_type: 'text', url: '', ...payload } : payload;
    const answer = await device.call(newMessage, asked as never);
    return { answer, stored: (await threadOf(ash, wren)).result.map(({ message_content }) => message_content) };
  };

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['markup and quotes', '<b>bold</b> & "quotes"'],
    ['a text that turns its direction', '\u202egnp.exe and \u2066isolated\u2069'],
    ['emoji alone', '🎉👩‍👩‍👧‍👦'],
    ['the longest text', 'x'.repeat(MESSAGE_MAX)],
    ['an empty line', 'a\n\nb'],
    ['SQL', "'; drop table messages; --"],
  ])('%s is stored as it is', async (_what, words) => {
    const { answer, stored } = await send({ message: words });
    expect([answer.error, stored]).toEqual([undefined, [words]]);
  });

  test('control characters are left out, and spaces around', async () => {
    expect((await send({ message: ' \u0000a\u0007b\u001b[31m\r\nc\u009f ' })).stored).toEqual(['ab[31m\nc']);
    expect((await send({ message: 'half \ud83c emoji' })).stored).toEqual(['half \ufffd emoji']);
  });

  const tooLong = 'A message may have at most 5,000 characters.';
  const wrongKind = 'This value is missing or of the wrong kind.';
  const noPicture = 'This picture is no longer stored. Please attach it again.';
  const image = { message_type: 'image', message: '' };
  test.each([
    ['a text of nothing', { message: ' \n\u0000 ' }, 'Please write a message.'],
    ['a text that nobody would see', { message: '\u200b\u3164 \u2800' }, 'Please write a message.'],
    ['a text that is too long', { message: 'x'.repeat(MESSAGE_MAX + 1) }, tooLong],
    ['64 KB of text', { message: '€'.repeat(64 * 1024) }, tooLong],
    ['an image without a picture', image, 'Please attach a picture.'],
    ['a picture that nobody uploaded', { ...image, url: '/files/chat/none.webp' }, noPicture],
    ['the address of another file', { ...image, url: '/files/pictures/../chat/none.webp' }, noPicture],
    ['another type', { message_type: 'video', message: 'x' }, 'This is not one of the choices.'],
    ['a number as the text', { message: 7 }, wrongKind],
    ['an id that is none', { message: 'x', id: 'not-a-uuid' }, 'This value is not valid.'],
    ['no receiver', { message: 'x', receiverId: '' }, 'This value is under the minimum.'],
    ['a text as the payload', 'text', wrongKind],
    ['a number as the payload', 7, wrongKind],
  ])('%s is refused by a sentence, and nothing is stored', async (_what, payload, sentence) => {
    const { answer, stored } = await send(payload);
    expect([answer.error, stored]).toEqual([sentence, []]);
  });

  test('a call that nobody knows, and one without an acknowledgement, are survived', async () => {
    const [wren, ash] = await aPair();
    const device = await aDevice(server, wren);
    device.socket.emit('no-such-call', { any: 'thing' });
    device.socket.emit('new-message');
    device.socket.emit('new-message', {
      receiverId: ash.id,
      message_type: 'text',
      message: 'Without an answer.',
      url: null,
    });
    await device.hear(messageDelivered);
    expect((await threadOf(ash, wren)).result).toHaveLength(1);
  });
});
