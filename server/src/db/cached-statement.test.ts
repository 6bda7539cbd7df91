import type { Database, Tx } from './database';
import { cachedStatement } from './cached-statement';

const aDatabase = (keepsNames: boolean) => ({ keepsNames }) as Database;

/** A kind of statement that is only its name and number. */
const aKind = () => {
  let built = 0;
  return cachedStatement('transactions', (_db, name, parts: readonly ('of owner' | 'after')[]) => ({
    name,
    parts,
    number: (built += 1),
  }));
};

test('a kept statement is built once for its parts', () => {
  const [transactions, db] = [aKind(), aDatabase(true)];
  expect(transactions(db)).toBe(transactions(db, []));
  expect(transactions(db, ['of owner'])).toBe(transactions(db, ['of owner']));
  expect(
    [transactions(db), transactions(db, ['of owner']), transactions(db, ['of owner', 'after'])].map(
      ({ name, number }) => `${number} ${name}`,
    ),
  ).toEqual(['1 transactions', '2 transactions of owner', '3 transactions of owner after']);
});

test('each database has statements of its own', () => {
  const transactions = aKind();
  expect(transactions(aDatabase(true))).not.toBe(transactions(aDatabase(true)));
});

test('the database transactions of one connection have the same statements', () => {
  const [transactions, connection] = [aKind(), {}];
  const aTx = (of: object) => ({ connection: of, keepsNames: true }) as Tx;
  expect(transactions(aTx(connection))).toBe(transactions(aTx(connection)));
  expect(transactions(aTx(connection))).not.toBe(transactions(aTx({})));
});

test('where connections share one backend, a kept statement has no name that two of them could give', () => {
  expect(aKind()(aDatabase(false), ['after'])).toMatchObject({ name: '', parts: ['after'] });
});
