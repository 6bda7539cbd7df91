import { eq } from 'drizzle-orm';
import type { Database } from '../src/db/database';
import { insertSubscriber } from '../src/accounts/newsletter/newsletter.repository';
import { newsletterSubscribers } from '../src/accounts/newsletter/newsletter.table';
import { openTestDatabase } from './test-server';

let db: Database;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const subscriber = (email: string) => ({ email, removalTokenHash: email, subscribedAt: new Date() });
const isStored = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))).length > 0;

test('work for after the commit sees the stored change, in the order in which it was added', async () => {
  const done: unknown[] = [];
  const result = await db.transaction(async (tx) => {
    tx.afterCommit(async () => void done.push(await isStored('after@commit.example')));
    tx.afterCommit(() => void done.push('second'));
    await insertSubscriber(tx, subscriber('after@commit.example'));
    return done.length;
  });
  expect({ result, done }).toEqual({ result: 0, done: [true, 'second'] });
});

test('a change that is rolled back leaves no work', async () => {
  const work = jest.fn();
  const change = db.transaction(async (tx) => {
    tx.afterCommit(work);
    await insertSubscriber(tx, subscriber('rolled@back.example'));
    throw new Error('refused');
  });
  await expect(change).rejects.toThrow('refused');
  expect(work).not.toHaveBeenCalled();
});
