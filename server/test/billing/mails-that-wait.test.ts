import { listUnsentMails } from '@keydate/contracts/unsent-mails';
import { sendDue } from '../../src/jobs/send-due';
import { ask } from '../ask';
import { openOwnDatabase } from '../own-database';
import type { TestPerson } from '../people';
import { anOverdue, aTrial, startBillingServer, type BillingServer } from './billing-server';

const IN_MINUTES = 1 / (24 * 60);

let server: BillingServer;
let remove: () => Promise<void>;
let isAway = false;
/** The header Message-ID of each try. */
let tried: (string | undefined)[] = [];

beforeAll(async () => {
  const own = await openOwnDatabase();
  remove = own.remove;
  server = await startBillingServer({}, own);
  const { mailer, background } = server.tools;
  const [take, start] = [mailer.send, background.start];
  mailer.send = async (mail) => {
    tried.push(mail.messageId);
    if (isAway) throw new Error('connect ECONNREFUSED');
    return take(mail);
  };
  // what fails here is not the matter: it is logged
  background.start = (name, work) => start(name, () => work().catch(() => undefined));
});
beforeEach(() => {
  isAway = false;
});
afterAll(async () => {
  await server.close();
  await remove();
});

const unsent = async ({ token }: TestPerson) =>
  (await ask(server, listUnsentMails, { token })).body.result.mails.map(({ subject }) => subject);

test.each<[mail: string, subject: RegExp, isDue: () => Promise<TestPerson>]>([
  ['the end of a trial', /^Your free trial of Keydate ends on /, () => aTrial(server)],
  ['a renewal that failed', /^Your Keydate payment is still open$/, () => anOverdue(server)],
])(
  'a mail about %s waits for a mail server that is away, where the owner sees it, and goes out once',
  async (_mail, subject, isDue) => {
    const owner = await isDue();
    const before = (await server.mailsTo(owner.email)).length;
    [isAway, tried] = [true, []];
    await server.pass(5.1);
    await server.reconcile(owner);
    expect(await server.mailsTo(owner.email)).toHaveLength(before);
    expect(await unsent(owner)).toEqual([expect.stringMatching(subject)]);

    isAway = false;
    await server.pass(IN_MINUTES);
    for (let times = 0; times < 2; times += 1) await sendDue(server.tools);
    const [newest, ...others] = await server.mailsTo(owner.email);
    expect([newest!.subject, others.length]).toEqual([expect.stringMatching(subject), before]);
    expect(await unsent(owner)).toEqual([]);
    expect(tried).toEqual([newest!.messageId, newest!.messageId]);
  },
);
