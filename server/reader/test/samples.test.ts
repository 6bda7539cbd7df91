import { precision, recall, scoreRows } from '../bench/score';
import { sample, startReading, truthOf, withoutReferences } from './reading';

const { read } = startReading();

test.each(['typed-ruled', 'typed-2019', 'typed-borderless', 'typed-long'])(
  '%s gives every row in its own words',
  async (name) => {
    const { rows } = await read(await sample(`${name}.pdf`));
    expect(rows).toEqual([['Item No.', 'Reference', 'Event', 'Date or Deadline'], ...(await truthOf(name))]);
  },
);

test('a scanned page without text gives the same as its typed original', async () => {
  const { rows } = await read(await sample('scan-office.pdf'));
  expect(withoutReferences(rows.slice(1))).toEqual(withoutReferences(await truthOf('scan-office')));
});

test('a photograph is read nearly whole, and no day of it comes out wrong without a flag', async () => {
  const { rows, doubts } = await read(await sample('photo-phone.jpg'));
  const flagged = new Set(doubts.map(({ row }) => row - 1));
  const score = scoreRows(await truthOf('photo-phone'), rows.slice(1), flagged);
  expect(score.silentlyWrong).toEqual([]);
  expect(recall(score)).toBeGreaterThanOrEqual(0.92);
  expect(precision(score)).toBeGreaterThanOrEqual(0.97);
});
