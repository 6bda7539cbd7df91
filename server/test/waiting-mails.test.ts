import { messageDelivered } from '@keydate/contracts/chat-events';
import { updateUser } from '@keydate/contracts/people';
import { sql } from 'drizzle-orm';
import { sendDue } from '../src/jobs/send-due';
import { ask } from './ask';
import { aRealtor } from './people';
import { aDevice, closeDevices } from './sockets';
import { sendAlone } from './sender-alone';
import { startTestServer, type TestServer } from './test-server';
import { enterTransaction } from './transactions';

const MINUTE_MS = 60_000;
const PASSWORD = 'Juniper!2026';

let server: TestServer;
let letOthersSend: () => Promise<void>;
let isAway: boolean;
/** Whom a mail could not be handed over for. */
const notReached: string[] = [];

beforeAll(async () => {
  letOthersSend = await sendAlone();
  server = await startTestServer();
  const { mailer, background } = server.tools;
  const [send, start] = [mailer.send, background.start];
  mailer.send = async (mail) => {
    if (!isAway) return send(mail);
    notReached.push(mail.to);
    throw new Error('no mail server is there');
  };
  // what fails is not the matter here, and the tests beside this one leave mails of their own
  background.start = (name, work) => start(name, () => work().catch(() => undefined));
});
beforeEach(() => {
  isAway = true;
});
afterAll(async () => {
  await server.close();
  await letOthersSend();
});

/** Somebody whose password was changed while the mail server was away. */
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
