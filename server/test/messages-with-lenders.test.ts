import { listConversations, listMessages, uploadMedia } from '@keydate/contracts/chat';
import { messagesRead, newMessage, newMessageReceived } from '@keydate/contracts/chat-events';
import { listLenderContacts } from '@keydate/contracts/lenders';
import { updateUser } from '@keydate/contracts/people';
import { catchUp } from '@keydate/contracts/socket';
import { removeTeammate } from '@keydate/contracts/teammates';
import { aPng } from '@keydate/reader/test/a-png';
import { people } from '../src/accounts/people/people.table';
import { eq } from 'drizzle-orm';
import { ask } from './ask';
import { aLenderOf, anInvitationOfLender, withdraw } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { aDevice, closeDevices } from './sockets';
import { startTestServer, type TestServer } from './test-server';
import { changeTransaction, enterTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ messagesPerMinute: 100_000 });
});
afterEach(closeDevices);
afterAll(() => server.close());

const ENDED = 'You no longer share an active transaction with this person, so you cannot write to them anymore.';
const UNKNOWN =
  'You can write only to people and clients of your company, and to those who share an active transaction';

const aLender = () => aRealtor(server, { role: 'SuperLender', fullName: 'Lee Ortiz' });
const aPicture = () => new File([new Uint8Array(aPng({ width: 40, height: 30 }))], 'letter.png');

async function aShared(lender?: TestPerson) {
  const realtor = await aRealtor(server, { fullName: 'Wren Castellanos', plan: 'Office' });
  const reader = lender ?? (await aLender());
  const transaction = await enterTransaction(server, realtor);
  return { realtor, lender: reader, transaction, part: await aLenderOf(server, transaction, realtor, reader) };
}

async function write(from: TestPerson, to: { id: string }, words: string): Promise<string | undefined> {
  const device = await aDevice(server, from);
  const payload = { receiverId: to.id, message_type: 'text' as const, message: words, url: '' };
  return (await device.call(newMessage, payload)).error;
}
const threadOf = async (reader: TestPerson, other: { id: string }) =>
  (await ask(server, listMessages, { token: reader.token, params: { userId: other.id }, query: {} })).body;
const wordsIn = ({ result }: { result: { message_content: string }[] }) =>
  result.map(({ message_content }) => message_content);
const conversationsOf = async ({ token }: TestPerson) =>
  (await ask(server, listConversations, { token, query: {} })).body;
const upload = ({ token }: TestPerson, { id }: { id: string }) =>
  ask(server, uploadMedia, { token, params: { userId: id }, body: {}, files: { media: aPicture() } });
const statusOf = async (path: string, { token }: TestPerson) =>
  (await fetch(`${server.origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
const contactsOf = (reader: TestPerson, transactionId: string) =>
  ask(server, listLenderContacts, { token: reader.token, params: { transactionId } });

describe('those who share a transaction', () => {
  test('write to each other, hear of it, and both have it in their lists with what is unread', async () => {
    const { realtor, lender } = await aShared();
    const [desktop, tab] = [await aDevice(server, realtor), await aDevice(server, lender)];
    expect(await threadOf(lender, realtor)).toMatchObject({ status: 200, result: [], isClosed: false });

    const sent = await tab.write(realtor.id, 'The appraisal is ordered.');
    expect(await desktop.hear(newMessageReceived)).toEqual(sent);
    const answered = await desktop.write(lender.id, 'Thank you.');

    expect(answered).toMatchObject({ conversationId: sent.conversationId, number: 2 });
    expect((await conversationsOf(realtor)).result).toMatchObject([
      { receiver: { _id: lender.id, fullName: 'Lee Ortiz' }, unread: 1, isClosed: false },
    ]);
    const ofLender = await conversationsOf(lender);
    expect(ofLender).toMatchObject({ messageTotal: 2, unreadTotal: 1 });
    expect(ofLender.result).toMatchObject([{ receiver: { _id: realtor.id, fullName: 'Wren Castellanos' }, unread: 1 }]);
    await tab.call(messagesRead, { conversationId: sent.conversationId, number: 2 });
    expect((await conversationsOf(lender)).unreadTotal).toBe(0);
    expect(await threadOf(lender, realtor)).toMatchObject({ closedBecause: null, lastNumber: 2 });
  });

  test('are the lender and the people of the company who see it, and nobody else', async () => {
    const { realtor, lender } = await aShared();
    const [employee, agent] = [await anEmployeeOf(server, realtor), await anAgentOf(server, realtor)];
    expect(await write(employee, lender, 'I work for Wren.')).toBeUndefined();
    expect(await write(lender, employee, 'Hello.')).toBeUndefined();

    expect(await write(agent, lender, 'Hello?')).toContain(UNKNOWN);
    expect(await write(lender, agent, 'Hello?')).toContain(UNKNOWN);
    expect((await threadOf(lender, agent)).status).toBe(404);
    expect((await upload(lender, agent)).status).toBe(404);
    const teammate = await anAgentOf(server, lender);
    expect(await write(teammate, realtor, 'Hello?')).toContain(UNKNOWN);
    expect(await write(realtor, teammate, 'Hello?')).toContain(UNKNOWN);
  });

  test('are not two lenders of one transaction, nor a lender who is only invited, nor one of another transaction', async () => {
    const { realtor, lender, transaction } = await aShared();
    const [second, invited, stranger] = [await aLender(), await aLender(), (await aShared()).lender];
    await aLenderOf(server, transaction, realtor, second);
    await anInvitationOfLender(server, transaction, realtor, invited);
    expect(await write(lender, second, 'Hello?')).toContain(UNKNOWN);
    for (const one of [invited, stranger]) {
      expect(await write(one, realtor, 'Hello?')).toContain(UNKNOWN);
      expect((await threadOf(one, realtor)).status).toBe(404);
      expect((await upload(one, realtor)).status).toBe(404);
    }
  });

  test('send each other pictures, which nobody else sees', async () => {
    const { realtor, lender } = await aShared();
    const teammate = await anAgentOf(server, lender);
    const { url } = (await upload(lender, realtor)).body.result.media;
    const device = await aDevice(server, lender);
    const sent = { receiverId: realtor.id, message_type: 'image' as const, message: 'The letter.', url };
    expect((await device.call(newMessage, sent)).error).toBeUndefined();
    const seen = await Promise.all([lender, realtor, teammate].map((one) => statusOf(url, one)));
    expect(seen).toEqual([200, 200, 404]);
  });

  test('see each other’s pictures of themselves, as long as they may write or have written', async () => {
    const { realtor, lender, part } = await aShared();
    const quiet = await aShared();
    await ask(server, updateUser, { token: realtor.token, body: {}, files: { avatar: aPicture() } });
    const avatar = (await threadOf(lender, realtor)).receiver.avatar?.url ?? '';
    expect(await statusOf(avatar, lender)).toBe(200);
    expect(await statusOf(avatar, quiet.lender)).toBe(404);
    await withdraw(server, realtor, part);
    expect(await statusOf(avatar, lender)).toBe(404);
  });
});

describe('whom a lender can write to about a transaction', () => {
  test('is its owner and who invited them, as long as they see it', async () => {
    const realtor = await aRealtor(server, { plan: 'Office' });
    const [employee, lender] = [await anEmployeeOf(server, realtor), await aLender()];
    const transaction = await enterTransaction(server, realtor);
    await aLenderOf(server, transaction, employee, lender);
    const ids = async () =>
      new Set((await contactsOf(lender, transaction._id)).body.result.contacts.map(({ _id }) => _id));
    expect(await ids()).toEqual(new Set([realtor.id, employee.id]));
    await ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } });
    expect(await ids()).toEqual(new Set([realtor.id]));
    await changeTransaction(server, realtor, transaction, { status: 'Closed' });
    expect(await ids()).toEqual(new Set());
  });

  test('is nobody’s to know but theirs', async () => {
    const { lender, realtor, transaction, part } = await aShared();
    expect((await contactsOf(realtor, transaction._id)).status).toBe(403);
    expect((await contactsOf((await aShared()).lender, transaction._id)).status).toBe(404);
    await withdraw(server, realtor, part);
    expect((await contactsOf(lender, transaction._id)).status).toBe(404);
  });
});

describe('when the sharing ends', () => {
  const ENDINGS: [string, (shared: Awaited<ReturnType<typeof aShared>>) => Promise<unknown>][] = [
    ['withdrawn', ({ realtor, part }) => withdraw(server, realtor, part)],
    ['closed', ({ realtor, transaction }) => changeTransaction(server, realtor, transaction, { status: 'Closed' })],
  ];
  test.each(ENDINGS)(
    'because the transaction is %s, both read on and neither writes, and their tabs look anew',
    async (_how, end) => {
      const shared = await aShared();
      const { realtor, lender } = shared;
      await write(lender, realtor, 'Before.');
      const tabs = [await aDevice(server, realtor), await aDevice(server, lender)];
      await end(shared);

      for (const tab of tabs) await tab.hear(catchUp);
      for (const [one, other] of [
        [realtor, lender],
        [lender, realtor],
      ] as const) {
        expect(await write(one, other, 'After.')).toBe(ENDED);
        expect((await upload(one, other)).body).toMatchObject({ status: 403, code: 'SHARING_ENDED' });
        const thread = await threadOf(one, other);
        expect(thread).toMatchObject({ isClosed: true, closedBecause: 'sharing-ended' });
        expect(wordsIn(thread)).toEqual(['Before.']);
        expect((await conversationsOf(one)).result).toMatchObject([{ isClosed: true }]);
      }
    },
  );

  test('with one transaction but not with another, they write on; invited again, in the same thread', async () => {
    const { realtor, lender, part } = await aShared();
    const second = await enterTransaction(server, realtor);
    const secondPart = await aLenderOf(server, second, realtor, lender);
    await withdraw(server, realtor, part);
    expect(await write(realtor, lender, 'About the second.')).toBeUndefined();
    await withdraw(server, realtor, secondPart);
    expect(await write(realtor, lender, 'Gone?')).toBe(ENDED);
    await aLenderOf(server, second, realtor, lender);
    expect(await write(lender, realtor, 'Here again.')).toBeUndefined();
    expect(wordsIn(await threadOf(realtor, lender))).toEqual(['About the second.', 'Here again.']);
  });

  test('because the lender is removed from their company, only the others read on', async () => {
    const boss = await aLender();
    const { realtor, lender } = await aShared(await anAgentOf(server, boss));
    await write(lender, realtor, 'Before.');
    await ask(server, removeTeammate, { token: boss.token, params: { id: lender.id } });
    expect(await write(realtor, lender, 'After.')).toBe(ENDED);
    expect(await threadOf(realtor, lender)).toMatchObject({ closedBecause: 'sharing-ended' });
    expect((await threadOf(lender, realtor)).status).toBe(401);
    expect(await write(boss, realtor, 'Hello?')).toContain(UNKNOWN);
  });

  test('because the realtor is removed from theirs, the lender reads on', async () => {
    const owner = await aRealtor(server, { plan: 'Office' });
    const [agent, lender] = [await anAgentOf(server, owner), await aLender()];
    await aLenderOf(server, await enterTransaction(server, agent), agent, lender);
    await write(agent, lender, 'Before.');
    await ask(server, removeTeammate, { token: owner.token, params: { id: agent.id } });
    expect(await write(lender, agent, 'After.')).toBe(ENDED);
    expect(wordsIn(await threadOf(lender, agent))).toEqual(['Before.']);
    // who the transaction has passed to shares it now
    expect(await write(lender, owner, 'Hello.')).toBeUndefined();
  });

  test('no message is stored after it, however many are on their way', async () => {
    const { realtor, lender, part } = await aShared();
    await write(lender, realtor, 'First.');
    const device = await aDevice(server, lender);
    const sending = Array.from({ length: 30 }, (_, at) =>
      device.write(realtor.id, `on its way ${at}`).catch(() => null),
    );
    const ended = await withdraw(server, realtor, part);
    const stored = wordsIn(await threadOf(realtor, lender)).length;
    await Promise.all(sending);
    expect(ended.status).toBe(200);
    expect(wordsIn(await threadOf(realtor, lender))).toHaveLength(stored);
  });
});

test('a lender who comes back from another company begins a new thread; what was before is not theirs', async () => {
  const { realtor, lender } = await aShared();
  await write(lender, realtor, 'From the first company.');
  const elsewhere = await aLender();
  await server.db.update(people).set({ companyId: elsewhere.companyId }).where(eq(people.id, lender.id));
  expect((await threadOf(realtor, lender)).closedBecause).toBe('sharing-ended');
  const second = await enterTransaction(server, realtor);
  await aLenderOf(server, second, realtor, lender);
  expect(await threadOf(realtor, lender)).toMatchObject({ isClosed: false, lastNumber: 1 });

  expect(await write(lender, realtor, 'From the second.')).toBeUndefined();
  expect(wordsIn(await threadOf(realtor, lender))).toEqual(['From the second.']);
  expect(wordsIn(await threadOf(lender, realtor))).toEqual(['From the second.']);
  expect(await conversationsOf(realtor)).toMatchObject({ messageTotal: 1, result: [{ lastNumber: 1 }] });
});
