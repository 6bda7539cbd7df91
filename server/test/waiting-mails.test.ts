import { messageDelivered } from '@keydate/contracts/chat-events';
import { resendInvitation, sendInvitation } from '@keydate/contracts/invitations';
import { declineLenderInvitation } from '@keydate/contracts/lender-invitations';
import { resendLenderInvitation } from '@keydate/contracts/lenders';
import { subscribeToNewsletter } from '@keydate/contracts/newsletter';
import { updateUser } from '@keydate/contracts/people';
import { removeTeammate } from '@keydate/contracts/teammates';
import { MINUTE_MS } from '@keydate/domain/durations';
import { sql } from 'drizzle-orm';
import { sendDue } from '../src/jobs/send-due';
import { insertUnwrittenMail } from '../src/mail';
import { ask } from './ask';
import { accept, aLenderOf, anInvitationOfLender, withdraw } from './lenders';
import { startServerOnOwnDatabase } from './own-database';
import { anAgentOf, anEmail, aRealtor } from './people';
import { aDevice, closeDevices } from './sockets';
import type { TestServer } from './test-server';
import { aNewClient, enterTransaction } from './transactions';

const PASSWORD = 'Juniper!2026';

let server: TestServer;
let isAway: boolean;
/** True if the process ends once it has stored its work. */
let dies: boolean;
/** The addresses whose mails could not be handed over. */
const notReached: string[] = [];

beforeAll(async () => {
  server = await startServerOnOwnDatabase();
  const { mailer, background } = server.tools;
  const [send, start] = [mailer.send, background.start];
  mailer.send = async (mail) => {
    if (!isAway) return send(mail);
    notReached.push(mail.to);
    throw new Error('no mail server is there');
  };
  // failures do not matter here, and the other tests leave mails of their own
  background.start = (name, work) => {
    if (!dies) start(name, () => work().catch(() => undefined));
  };
});
beforeEach(() => {
  isAway = true;
  dies = false;
});
afterAll(() => server.close());

/** A person whose password was changed while the mail server was away. */
async function aPersonNotTold(): Promise<string> {
  const { email, token } = await aRealtor(server, { password: PASSWORD });
  await ask(server, updateUser, { token, body: { password: 'Cedar#2027', current_password: PASSWORD } });
  await server.tools.background.settle();
  return email;
}

async function afterMinutes(minutes: number): Promise<void> {
  server.clock.set(new Date(server.clock.now().getTime() + minutes * MINUTE_MS));
  await sendDue(server.tools);
  await server.tools.background.settle();
}

const triesFor = (email: string) => notReached.filter((to) => to === email).length;
const aLender = () => aRealtor(server, { role: 'SuperLender' });
const waitingFor = async (email: string) =>
  (await server.db.execute(sql`select count(*)::int as mails from waiting_mails where recipient = ${email}`)).rows[0]
    ?.mails;

test('a mail that could not be handed over goes out, as it was, once the mail server is back', async () => {
  const email = await aPersonNotTold();
  expect(triesFor(email)).toBe(1);

  isAway = false;
  await afterMinutes(0.5);
  expect(await server.mailsTo(email)).toEqual([]);
  await afterMinutes(0.5);

  const [mail, ...others] = await server.mailsTo(email);
  expect(mail).toMatchObject({ subject: 'Your Keydate password was changed', to: email });
  expect(mail!.text).toContain('/reset-password');
  expect(mail!.html).toContain('/reset-password');
  expect(others).toEqual([]);
  expect(await waitingFor(email)).toBe(0);
});

test('it is tried six times in a day, ever more seldom, and then given up', async () => {
  const email = await aPersonNotTold();

  for (const [again, minutes] of [1, 4, 16, 64, 256].entries()) {
    await afterMinutes(minutes - 0.1);
    expect(triesFor(email)).toBe(1 + again);
    await afterMinutes(0.1);
    expect(triesFor(email)).toBe(2 + again);
    expect(await waitingFor(email)).toBe(1);
  }
  await afterMinutes(1024);

  expect(triesFor(email)).toBe(7);
  expect(await waitingFor(email)).toBe(0);
});

test('of processes that try at once one sends it', async () => {
  const email = await aPersonNotTold();
  isAway = false;
  server.clock.set(new Date(server.clock.now().getTime() + MINUTE_MS));

  await Promise.all([1, 2, 3].map(() => sendDue(server.tools)));

  expect(await server.mailsTo(email)).toHaveLength(1);
});

test('a message to a client whose mail could not be handed over is stored, and delivered once the mail server is back', async () => {
  const realtor = await aRealtor(server);
  const { client_information: client } = await enterTransaction(server, realtor);
  const device = await aDevice(server, realtor);
  const { _id } = await device.write(client.client_id._id, 'Later.');
  await server.tools.background.settle();
  expect(device.delivered).toMatchObject([{ _id, isDelivered: false }]);

  isAway = false;
  await afterMinutes(1.5);
  await device.hear(messageDelivered, ({ isDelivered }) => isDelivered);
  await afterMinutes(60);
  const mails = (await server.mailsTo(client.email_address)).filter(({ text }) => text.includes('Later.'));
  expect(mails).toHaveLength(1);
  closeDevices();
});

describe('a mail goes out though the server dies as soon as it has stored', () => {
  /** Runs `act` on a server that dies right after, and returns the mails that others then send to an address. */
  async function mailsAfterDeath(email: string, act: () => Promise<{ status: number }>) {
    isAway = false;
    await server.tools.background.settle();
    const before = (await server.mailsTo(email)).length;
    dies = true;
    expect((await act()).status).toBe(200);
    dies = false;
    // as when the lease of the dead server is over
    await server.db.execute(sql`update waiting_mails set leased_until = now() where recipient = ${email}`);
    await sendDue(server.tools);
    return (await server.mailsTo(email)).slice(0, -before || undefined).map(({ subject }) => subject);
  }
  async function aTransactionWithLender() {
    const [realtor, lender] = [await aRealtor(server), await aLender()];
    const transaction = await enterTransaction(server, realtor);
    return { realtor, lender, transaction };
  }

  test('an invitation, and one that is sent again', async () => {
    const { token } = await aRealtor(server, { fullName: 'Robin Vale' });
    const email = anEmail();
    let id = '';
    const subject = 'Robin Vale of Alder & Finch Realty invites you to Keydate';
    const first = await mailsAfterDeath(email, async () => {
      const sent = await ask(server, sendInvitation, { token, body: { email, invitedAs: 'agent' } });
      id = sent.body.result.invitation._id;
      return sent;
    });
    expect(first).toEqual([subject]);
    const again = () => ask(server, resendInvitation, { token, params: { id } });
    expect(await mailsAfterDeath(email, again)).toEqual([subject]);
  });

  test('the invitation of a lender, and one that is sent again', async () => {
    const { realtor, lender, transaction } = await aTransactionWithLender();
    let id = '';
    const first = await mailsAfterDeath(lender.email, async () => {
      ({ id } = await anInvitationOfLender(server, transaction, realtor, lender));
      return { status: 200 };
    });
    expect(first).toHaveLength(1);
    const again = () => ask(server, resendLenderInvitation, { token: realtor.token, params: { id } });
    expect(await mailsAfterDeath(lender.email, again)).toHaveLength(1);
  });

  test('the answer of a lender', async () => {
    const { realtor, lender, transaction } = await aTransactionWithLender();
    const [other, invited] = [await aLender(), await anInvitationOfLender(server, transaction, realtor, lender)];
    expect(await mailsAfterDeath(realtor.email, () => accept(server, lender, invited))).toMatchObject([
      expect.stringContaining('accepted your invitation'),
    ]);
    const { id } = await anInvitationOfLender(server, transaction, realtor, other);
    const decline = () => ask(server, declineLenderInvitation, { token: other.token, params: { id } });
    expect(await mailsAfterDeath(realtor.email, decline)).toMatchObject([
      expect.stringContaining('declined your invitation'),
    ]);
  });

  test('that a lender was withdrawn', async () => {
    const { realtor, lender, transaction } = await aTransactionWithLender();
    const part = await aLenderOf(server, transaction, realtor, lender);
    expect(await mailsAfterDeath(lender.email, () => withdraw(server, realtor, part))).toMatchObject([
      expect.stringContaining('no longer a lender'),
    ]);
  });

  test('to a new client, a subscriber, somebody removed, and of a new password', async () => {
    const realtor = await aRealtor(server, { password: PASSWORD });
    const { token } = realtor;
    const [client, subscriber, agent] = [aNewClient(), anEmail(), await anAgentOf(server, realtor)];
    const enter = async () => {
      await enterTransaction(server, realtor, { client_information: client });
      return { status: 200 };
    };
    expect(await mailsAfterDeath(client.email_address, enter)).toHaveLength(1);
    const hearNews = () => ask(server, subscribeToNewsletter, { body: { email: subscriber } });
    expect(await mailsAfterDeath(subscriber, hearNews)).toHaveLength(1);
    const remove = () => ask(server, removeTeammate, { token, params: { id: agent.id } });
    expect(await mailsAfterDeath(agent.email, remove)).toHaveLength(1);
    const body = { password: 'Cedar#2027', current_password: PASSWORD };
    expect(await mailsAfterDeath(realtor.email, () => ask(server, updateUser, { token, body }))).toEqual([
      'Your Keydate password was changed',
    ]);
  });
});

test('a mail without content, of a kind that only a newer server knows, is left to that server', async () => {
  const to = anEmail();
  await insertUnwrittenMail(server.db, {
    ...{ id: to, name: 'mail of a later release', to, domain: 'keydate.example', nextTryAt: server.clock.now() },
  });
  isAway = false;
  await afterMinutes(1);
  const { rows } = await server.db.execute(sql`select tries, lease from waiting_mails where recipient = ${to}`);
  expect(rows).toEqual([{ tries: 0, lease: null }]);
});
