import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { lockUntilCommit } from '../db/lock-until-commit';
import { findPersonByEmail, insertPerson } from '../accounts';
import type { Tools } from '../tools';
import { DEMO_COMPANIES } from './companies';
import { DEMO_CONVERSATIONS } from './conversations';
import { DEMO_TRANSACTIONS } from './transactions';
import { enterDemoTransaction } from './enter-demo-transaction';
import { foundDemoCompany } from './found-demo-company';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail, demoId } from './people';
import { writeDemoConversation } from './write-demo-conversation';

/**
 * Fills the demo with people, companies, transactions and messages, once, even if several servers start together.
 * @param pictures the folder of the clients’ pictures
 */
export async function fillDemo(
  { db, clock, files, passwords }: Pick<Tools, 'db' | 'clock' | 'files' | 'passwords'>,
  pictures: string,
): Promise<void> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'fill demo');
    if (await findPersonByEmail(tx, demoEmail('realtor'))) return;
    for (const { name, fullName, role, phone } of DEMO_PEOPLE) {
      const terms = { termsVersion: TERMS_IN_FORCE, termsAcceptedAt: now };
      await insertPerson(tx, {
        id: demoId(name),
        email: demoEmail(name),
        fullName,
        role,
        phone,
        passwordHash,
        createdAt: now,
        ...terms,
      });
    }
    for (const company of DEMO_COMPANIES) await foundDemoCompany(tx, company, now);
    for (const transaction of DEMO_TRANSACTIONS) await enterDemoTransaction(tx, transaction, { now, files, pictures });
    for (const conversation of DEMO_CONVERSATIONS) await writeDemoConversation(tx, conversation, now);
  });
}
