import { makeCase } from '../bench/contracts/make-case';
import { aScannedPage } from './builders/a-scanned-page';
import { CONTRACT_ROWS, HEADER, OTHER_PLACES, writeOtherPlace } from './builders/other-places';
import { asPages } from './builders/scanned-contract';
import { sample, startReading } from './reading';

const { read, readWritten } = startReading();

const elsewhere = ({ rows, doubts }: Awaited<ReturnType<typeof read>>) =>
  doubts.flatMap(({ kind, row, ...flag }) =>
    kind === 'other-day-elsewhere' ? [{ title: rows[row]?.[2] ?? '', ...flag }] : [],
  );

test.each(Object.entries(OTHER_PLACES))('another place in the file: %s', async (_what, place) => {
  const flags = elsewhere(await readWritten((contract) => writeOtherPlace(contract, place)));
  expect(Object.fromEntries(flags.map(({ title, day = '' }) => [title, day]))).toEqual(place.days);
  expect(
    flags.every(({ page, words }) => page === (place.isOnSamePage ? 1 : 2) && /\d|weeks?|days/.test(words ?? '')),
  ).toBe(true);
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

test('a sentence that the end of a page breaks', async () => {
  const flags = elsewhere(
    await readWritten((contract) => {
      const texts = [
        [60, 83, 'The parties agree that the lender needs more time, and that therefore the'],
        [60, 70, 'Closing Date shall be changed to'],
        [280, 30, 'Page 2 of 3'],
      ] as const;
      writeOtherPlace(contract, { texts, days: {} });
      const next = contract.document.addPage([612, 792]);
      next.drawText('CONTRACT TO BUY AND SELL', { x: 60, y: 760, size: 9, font: contract.font });
      next.drawText('May 4, 2027. All other terms remain.', { x: 60, y: 730, size: 9, font: contract.font });
    }),
  );
  expect(flags).toEqual([
    {
      title: 'Closing Date',
      page: 2,
      day: '05-04-2027',
      words: expect.stringContaining('Closing Date shall be changed to May 4, 2027.') as string,
    },
  ]);
});

test('the sentences of a scanned amendment behind a typed table', async () => {
  const picture = aScannedPage([
    ['AMENDMENT TO THE CONTRACT'],
    ['The parties agree that the Closing Date is changed to May 4, 2027.'],
    ['All other terms of the contract remain the same.'],
  ]);
  const flags = elsewhere(
    await readWritten(async (contract) => {
      writeOtherPlace(contract, { texts: [], days: {} });
      const [, page] = contract.document.getPages();
      page!.drawImage(await contract.document.embedPng(picture), { x: 0, y: 0, width: 612, height: 792 });
    }),
  );
  expect(flags.map(({ title, page, day }) => [title, page, day])).toEqual([['Closing Date', 2, '05-04-2027']]);
});

test('the sentences of a scanned amendment behind a scanned table', async () => {
  const amendment = [
    ['', 'ADDENDUM A'],
    ['The parties agree that the Closing Date is changed to May 4, 2027.'],
    ['All other terms of the contract remain the same.'],
  ];
  const flags = elsewhere(
    await readWritten(asPages(aScannedPage([HEADER, ...CONTRACT_ROWS]), aScannedPage(amendment))),
  );
  expect(flags.map(({ title, page, day }) => [title, page, day])).toEqual([['Closing Date', 2, '05-04-2027']]);
});

test('a table behind the contract that names rows by their numbers alone is named', async () => {
  const texts = [
    [60, 680, 'Item'], [160, 680, 'Old Date'], [300, 680, 'New Date'],
    [60, 660, '5'], [160, 660, '3/30/2027'], [300, 660, '4/8/2027'],
    [60, 640, '8'], [160, 640, '4/20/2027'], [300, 640, '5/4/2027'],
  ] as const; // prettier-ignore
  const { summary } = await readWritten((contract) => writeOtherPlace(contract, { texts, days: {} }));
  expect(summary.strangeTables).toEqual([2]);
});

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
