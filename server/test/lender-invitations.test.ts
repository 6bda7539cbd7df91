import {
  declineLenderInvitation,
  listLenderInvitations,
  readLenderInvitation,
} from '@keydate/contracts/lender-invitations';
import { listLenders, resendLenderInvitation } from '@keydate/contracts/lenders';
import { sendInvitation } from '@keydate/contracts/invitations';
import { INVITATIONS_PER_DAY } from '@keydate/contracts/limits';
import { updateUser } from '@keydate/contracts/people';
import { removeTeammate } from '@keydate/contracts/teammates';
import { DAY_MS } from '@keydate/domain/durations';
import { ask } from './ask';
import { accept, aLenderOf, anInvitationOfLender, invite, withdraw } from './lenders';
import { anAgentOf, anEmail, anEmployeeOf, aPerson, aRealtor, type TestPerson } from './people';
import { codeOf } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';
import { enterTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pass = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));
const aLender = () => aRealtor(server, { role: 'SuperLender', fullName: 'Lee Ortiz' });
const read = ({ token }: TestPerson, id: string) => ask(server, readLenderInvitation, { token, params: { id } });
const decline = ({ token }: TestPerson, id: string) => ask(server, declineLenderInvitation, { token, params: { id } });
const listed = async ({ token }: TestPerson) =>
  (await ask(server, listLenderInvitations, { token })).body.result.invitations.map(({ _id }) => _id);
const lendersOf = async ({ token }: TestPerson, transactionId: string) =>
  (await ask(server, listLenders, { token, params: { transactionId } })).body.result;

async function anInvitation(lender?: TestPerson) {
  const [realtor, invited] = [await aRealtor(server), lender ?? (await aLender())];
  const transaction = await enterTransaction(server, realtor);
  const { id } = await anInvitationOfLender(server, transaction, realtor, invited);
  return { realtor, lender: invited, transaction, id };
}

describe('an invitation of a lender', () => {
  test('brings a mail with a link, which names who invites and nothing of the property', async () => {
    const { lender, id, transaction } = await anInvitation();
    const [mail] = await server.mailsTo(lender.email);
    expect(mail?.subject).toBe('Robin Vale of Alder & Finch Realty invites you to a transaction in Keydate');
    expect(mail?.text).toContain(`/lender-invitation/${id}`);
    for (const words of [transaction.street, transaction.client_information.client_name])
      expect(mail?.text).not.toContain(words);
  });

  test('is accepted by the lender, and the person who sent it is told', async () => {
    const { lender, realtor, transaction, id } = await anInvitation();
    expect((await read(lender, id)).body.result.invitation).toMatchObject({ isAccepted: false, transactionId: null });
    const { body } = await accept(server, lender, { id });
    expect(body.result.transactionId).toBe(transaction._id);
    const [mail] = await server.mailsTo(realtor.email);
    expect(mail?.subject).toBe('Lee Ortiz accepted your invitation: 48 Juniper Lane, Boulder');
    expect((await lendersOf(realtor, transaction._id)).lenders).toMatchObject([
      { state: 'accepted', lender: { fullName: 'Lee Ortiz', company: 'Alder & Finch Realty' } },
    ]);
  });

  test('accepted twice, as when an answer was lost, is accepted once', async () => {
    const { lender, realtor, transaction, id } = await anInvitation();
    const answers = await Promise.all([accept(server, lender, { id }), accept(server, lender, { id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(lender, id)).body.result.invitation).toMatchObject({
      isAccepted: true,
      transactionId: transaction._id,
    });
    const mails = await server.mailsTo(realtor.email);
    expect(mails.filter(({ subject }) => subject.includes('accepted'))).toHaveLength(1);
  });

  test('is declined, with word to who sent it, and cannot be accepted after that', async () => {
    const { lender, realtor, transaction, id } = await anInvitation();
    expect((await decline(lender, id)).status).toBe(200);
    expect((await lendersOf(realtor, transaction._id)).lenders).toMatchObject([{ state: 'declined' }]);
    expect((await accept(server, lender, { id })).body).toMatchObject({ code: 'LENDER_INVITATION_DECLINED' });
    const [mail] = await server.mailsTo(realtor.email);
    expect(mail?.subject).toContain('Lee Ortiz declined your invitation');
  });

  test('that was accepted cannot be declined', async () => {
    const { lender, id } = await anInvitation();
    await accept(server, lender, { id });
    expect((await decline(lender, id)).body).toMatchObject({ code: 'LENDER_INVITATION_ACCEPTED' });
  });

  test('that a colleague sent again is theirs: the page names them, and they are told of the answer', async () => {
    const { lender, realtor, transaction, id } = await anInvitation();
    const assistant = await anEmployeeOf(server, realtor);
    await ask(server, resendLenderInvitation, { token: assistant.token, params: { id } });
    const [mail] = await server.mailsTo(lender.email);
    expect(mail?.subject).toContain(assistant.fullName);
    expect((await read(lender, id)).body.result.invitation.invitedBy).toBe(assistant.fullName);
    await accept(server, lender, { id });
    const [answer] = await server.mailsTo(assistant.email);
    expect(answer?.subject).toContain('Lee Ortiz accepted your invitation');
    expect((await lendersOf(realtor, transaction._id)).lenders).toMatchObject([{ invitedBy: { _id: assistant.id } }]);
  });

  test('is listed for its lender while it is open', async () => {
    const { lender, realtor, id, transaction } = await anInvitation();
    expect(await listed(lender)).toEqual([id]);
    await withdraw(server, realtor, { id, transactionId: transaction._id });
    expect(await listed(lender)).toEqual([]);
  });

  test('is seen by a person without a company, who accepts it once they have one', async () => {
    const person = await aPerson(server, { role: 'SuperLender' });
    const { id } = await anInvitation(person);
    expect(await listed(person)).toEqual([id]);
    expect((await accept(server, person, { id })).body).toMatchObject({ code: 'COMPANY_MISSING' });
  });
});

describe('an invitation is refused with one sentence', () => {
  test('to another account, whatever its state', async () => {
    const { id } = await anInvitation();
    const another = await aLender();
    for (const answer of [await read(another, id), await accept(server, another, { id }), await decline(another, id)])
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'LENDER_INVITATION_FOR_ANOTHER' }]);
  });

  test('to a realtor, to whom it was sent by mistake', async () => {
    const { id, lender } = await anInvitation(await aRealtor(server));
    expect((await read(lender, id)).body).toMatchObject({ code: 'LENDER_INVITATION_NOT_A_LENDER' });
    expect((await accept(server, lender, { id })).status).toBe(403);
    expect(await listed(lender)).toEqual([]);
  });

  test('to a realtor before they create a company, too', async () => {
    const { id, lender } = await anInvitation(await aPerson(server, { role: 'SuperRealtor' }));
    expect((await read(lender, id)).body).toMatchObject({ code: 'LENDER_INVITATION_NOT_A_LENDER' });
    expect(await listed(lender)).toEqual([]);
  });

  test('to somebody who has joined the company that the transaction belongs to', async () => {
    const owner = await aRealtor(server, { role: 'SuperLender', plan: 'Office' });
    const newcomer = await aPerson(server, { role: 'SuperLender' });
    const { id } = await anInvitationOfLender(server, await enterTransaction(server, owner), owner, newcomer);
    const body = { referralCode: await codeOf(server, owner, 'agentsInviteLink') };
    await ask(server, updateUser, { token: newcomer.token, body });
    expect((await accept(server, newcomer, { id })).body).toMatchObject({ code: 'LENDER_INVITATION_OWN_COMPANY' });
    expect(await listed(newcomer)).toEqual([]);
  });

  test('after it was withdrawn', async () => {
    const { id, lender, realtor, transaction } = await anInvitation();
    await withdraw(server, realtor, { id, transactionId: transaction._id });
    expect((await read(lender, id)).body).toMatchObject({ code: 'LENDER_INVITATION_WITHDRAWN' });
    expect((await accept(server, lender, { id })).status).toBe(410);
  });

  test('after its sender was removed from their company, also to a transaction that was not theirs', async () => {
    const [owner, lender] = [await aRealtor(server), await aLender()];
    const agent = await anAgentOf(server, owner);
    const assistant = await anEmployeeOf(server, agent);
    const transaction = await enterTransaction(server, agent);
    const { id } = await anInvitationOfLender(server, transaction, assistant, lender);
    const other = await anInvitationOfLender(server, await enterTransaction(server, agent), agent, lender);
    await ask(server, removeTeammate, { token: owner.token, params: { id: assistant.id } });
    expect((await accept(server, lender, { id })).body).toMatchObject({ code: 'LENDER_INVITATION_WITHDRAWN' });
    expect(await listed(lender)).toEqual([other.id]);
    expect((await lendersOf(agent, transaction._id)).lenders).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('after 14 days; then another may be sent to the address', async () => {
    const { id, lender, realtor, transaction } = await anInvitation();
    pass(14 * DAY_MS);
    expect((await accept(server, lender, { id })).body).toMatchObject({ code: 'LENDER_INVITATION_ENDED' });
    expect((await invite(server, realtor, transaction._id, lender.email)).status).toBe(200);
    expect((await lendersOf(realtor, transaction._id)).lenders).toHaveLength(1);
  });
});

describe('lenders are invited', () => {
  test('by everybody who sees the transaction: super roles, its agent, and who works for them', async () => {
    const owner = await aRealtor(server);
    const agent = await anAgentOf(server, owner);
    const assistant = await anEmployeeOf(server, agent);
    const other = await anAgentOf(server, owner);
    const transaction = await enterTransaction(server, agent);
    const statuses = [];
    for (const who of [owner, agent, assistant, other])
      statuses.push((await invite(server, who, transaction._id, anEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 403]);
  });

  test('not from their own company, not twice, and not where they read it already', async () => {
    const { realtor, transaction, lender } = await anInvitation();
    const agent = await anAgentOf(server, realtor);
    const code = async (email: string) => (await invite(server, realtor, transaction._id, email)).body;
    expect(await code(agent.email)).toMatchObject({ code: 'INVITED_MEMBER' });
    expect(await code(lender.email)).toMatchObject({ code: 'INVITATION_PENDING' });
    const other = await enterTransaction(server, realtor);
    await aLenderOf(server, other, realtor, lender);
    expect((await invite(server, realtor, other._id, lender.email)).body).toMatchObject({
      code: 'LENDER_ON_TRANSACTION',
    });
  });

  test('as often a day as other people of a company are, and with them', async () => {
    const realtor = await aRealtor(server);
    const transaction = await enterTransaction(server, realtor);
    const body = { email: anEmail(), invitedAs: 'agent' };
    expect((await ask(server, sendInvitation, { token: realtor.token, body })).status).toBe(200);
    for (let sent = 1; sent < INVITATIONS_PER_DAY; sent += 1)
      expect((await invite(server, realtor, transaction._id, anEmail())).status).toBe(200);
    const refused = await invite(server, realtor, transaction._id, anEmail());
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'LENDER_INVITATION_LIMIT' }]);
  });

  test('from among those with whom the company has worked, each listed once, also once that is over', async () => {
    const realtor = await aRealtor(server);
    const lender = await aLender();
    const first = await enterTransaction(server, realtor);
    const part = await aLenderOf(server, first, realtor, lender);
    await withdraw(server, realtor, part);
    await aLenderOf(server, await enterTransaction(server, realtor), realtor, lender);
    const third = await enterTransaction(server, realtor);
    expect((await lendersOf(realtor, third._id)).knownLenders).toEqual([
      { fullName: 'Lee Ortiz', email: lender.email, company: 'Alder & Finch Realty' },
    ]);
    const stranger = await aRealtor(server);
    const elsewhere = await enterTransaction(server, stranger);
    expect((await lendersOf(stranger, elsewhere._id)).knownLenders).toEqual([]);
  });
});
