import type { Database } from './database';
import { keptStatement } from './kept-statement';

const aDatabase = (keepsNames: boolean) => ({ keepsNames }) as Database;

/** A kind of statement that is nothing but its name and number. */
const aKind = () => {
  let built = 0;
  return keptStatement('deals', (_db, name, parts: readonly ('of owner' | 'after')[]) => ({
    name,
    parts,
    number: (built += 1),
  }));
};

test('a kept statement is built once for its parts', () => {
  const [deals, db] = [aKind(), aDatabase(true)];
  expect(deals(db)).toBe(deals(db, []));
  expect(deals(db, ['of owner'])).toBe(deals(db, ['of owner']));
  expect(
    [deals(db), deals(db, ['of owner']), deals(db, ['of owner', 'after'])].map(
      ({ name, number }) => `${number} ${name}`,
    ),
  ).toEqual(['1 deals', '2 deals of owner', '3 deals of owner after']);
});

test('each database has statements of its own', () => {
  const deals = aKind();
  expect(deals(aDatabase(true))).not.toBe(deals(aDatabase(true)));
});

test('where connections share one backend, a kept statement has no name that two of them could give', () => {
  expect(aKind()(aDatabase(false), ['after'])).toMatchObject({ name: '', parts: ['after'] });
});
