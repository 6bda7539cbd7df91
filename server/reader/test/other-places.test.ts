import { makeCase } from '../bench/contracts/make-case';
import { OTHER_PLACES, writeOtherPlace } from './builders/other-places';
import { sample, startReading } from './reading';

const { read, readWritten } = startReading();

const elsewhere = ({ rows, doubts }: Awaited<ReturnType<typeof read>>) =>
  doubts.flatMap(({ kind, row, ...flag }) =>
    kind === 'other-day-elsewhere' ? [{ title: rows[row]?.[2] ?? '', ...flag }] : [],
  );

test.each(Object.entries(OTHER_PLACES))('another place in the file: %s', async (_what, place) => {
  const flags = elsewhere(await readWritten((contract) => writeOtherPlace(contract, place)));
  expect(Object.fromEntries(flags.map(({ title, day }) => [title, day]))).toEqual(place.days);
  expect(flags.every(({ page, words }) => page === (place.isOnSamePage ? 1 : 2) && /\d/.test(words ?? ''))).toBe(true);
});

test.each(['p-amend-from-to-ruled.pdf', 'p-amend-sentences.pdf'])(
  'the amendment behind a contract: %s',
  async (file) => {
    const reading = await read(await sample(`public/${file}`));
    expect(elsewhere(reading).map(({ title, page, day }) => [title, page, day])).toEqual([
      ['New Loan Terms Deadline', 2, '04-03-2027'],
      ['Closing Date', 2, '05-04-2027'],
      ['Possession Date', 2, '05-04-2027'],
    ]);
    expect(reading.rows.find(([, , title]) => title === 'Closing Date')?.[3]).toBe('4/20/2027');
  },
);

test('a table behind the contract with rows that the contract lacks is named if its header is not understood', async () => {
  const texts = [
    [60, 680, 'What'], [300, 680, 'From'], [420, 680, 'To'],
    [60, 660, 'Radon Test'], [300, 660, '3/9/2027'], [420, 660, '3/20/2027'],
    [60, 640, 'Roof Certification'], [300, 640, '3/9/2027'], [420, 640, '3/21/2027'],
  ] as const; // prettier-ignore
  const { summary } = await readWritten((contract) => writeOtherPlace(contract, { texts, days: {} }));
  expect(summary.strangeTables).toEqual([2]);
});

test('of contracts that nothing changes, at most one row in two hundred is flagged for another place', async () => {
  const files = ['typed-2019.pdf', 'typed-borderless.pdf', 'typed-long.pdf', 'typed-ruled.pdf'].map(sample);
  const invented = [3001, 3004].map(async (seed) => Buffer.from((await makeCase('typed-long', seed)).bytes));
  let [rows, flagged] = [0, 0];
  for (const bytes of await Promise.all([...files, ...invented])) {
    const reading = await read(bytes);
    rows += reading.summary.rows;
    flagged += elsewhere(reading).length;
  }
  expect(200 * flagged).toBeLessThanOrEqual(rows);
});
