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
