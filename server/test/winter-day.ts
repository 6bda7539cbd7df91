import type { Transaction } from '@keydate/contracts/transactions';
import { startMailingServer, type MailingServer } from './mailing-server';
import { aRealtor, type TestPerson } from './people';
import { enterDeadlines, reminderMailsTo } from './reminders';
import type { TestServer } from './test-server';

type Mails = Awaited<ReturnType<typeof reminderMailsTo>>;

/** The start of each test of a file about reminders. */
export interface WinterDay {
  mailing: MailingServer;
  server: TestServer;
  realtor: TestPerson;
  /** Enters deadlines, by title and days from today, announced six hours ahead; by the realtor unless somebody is named. */
  aTransactionWith: (
    deadlines: Record<string, number>,
    by?: TestPerson,
    change?: Record<string, unknown>,
  ) => Promise<Transaction>;
  /** The mails about deadlines that a person has received. */
  mailsTo: (person: Pick<TestPerson, 'email'>) => Promise<Mails>;
}

/**
 * Lets each test of a file begin at 10 AM of a winter day, when Denver is seven hours behind, with a mail server that
 * takes mails and another realtor.
 */
export function onWinterDays(begin: (day: WinterDay) => void): void {
  let mailing: MailingServer;
  beforeAll(async () => {
    mailing = await startMailingServer();
  });
  beforeEach(async () => {
    const { server } = mailing;
    mailing.refuseMails();
    server.clock.set(new Date('2027-01-10T17:00:00Z'));
    const realtor = await aRealtor(server, { fullName: 'Robin Vale' });
    begin({
      mailing,
      server,
      realtor,
      aTransactionWith: (deadlines, by = realtor, change) => enterDeadlines(server, by, deadlines, change),
      mailsTo: (person) => reminderMailsTo(server, person),
    });
  });
  afterAll(() => mailing.close());
}
