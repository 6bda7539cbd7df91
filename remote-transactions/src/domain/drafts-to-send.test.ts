import { aDay } from '@keydate/testing/builders/days';
import { transactionNewDate } from '@keydate/contracts/transactions';
import { draftEdited, draftOfScan } from './date-draft';
import { datesToSend, unsetDrafts } from './drafts-to-send';
import { tickAll } from './tick-drafts';

const DAY = aDay('04-30-2027');
const OTHER_DAY = aDay('05-03-2027');
const scanned = (position: number, words: string, day: typeof DAY | null) =>
  draftOfScan(position, { number: '39', title: 'Closing Date', description: '§ 12', words, day, flags: [] });

test('only ticked rows are sent, in the contract’s order', () => {
  const drafts = [scanned(0, '4/30/2027', DAY), scanned(1, 'N/A', null), scanned(2, '4/30/2027', DAY)];
  expect(datesToSend(drafts)).toHaveLength(2);
  for (const date of datesToSend(drafts)) expect(transactionNewDate.safeParse(date).success).toBe(true);
});

test('a date as printed is sent with its section only', () => {
  expect(datesToSend([scanned(0, 'Friday, April 30, 2027', DAY)])).toEqual([
    { date: DAY, title: 'Closing Date', description: '§ 12' },
  ]);
});

test('a day that a person set is sent with what the contract says', () => {
  const drafts = [draftEdited(scanned(0, 'MEC + 5 days', null), 'Closing Date', DAY)];
  expect(datesToSend(drafts)[0]?.description).toBe('§ 12 · The contract says: MEC + 5 days');
});

test('a counted day is sent with the words that it counts from, and follows unless a person has set another', () => {
  const steps = ['Closing Fri 05-07 − 5 business days = Fri 04-30'];
  const counted = { kind: 'day' as const, readDay: null, steps, remarks: [] };
  const draft = { ...scanned(0, '5 business days before Closing', DAY), counted, isTicked: true };
  const words = '5 business days before Closing';
  expect(datesToSend([draft])[0]).toMatchObject({ date: DAY, words, follows: true });
  expect(datesToSend([draftEdited(draft, 'Closing', DAY)])[0]).toMatchObject({
    title: 'Closing',
    words,
    follows: true,
  });
  expect(datesToSend([draftEdited(draft, 'Closing', OTHER_DAY)])[0]).toMatchObject({ words, follows: false });
  const unread = { ...draft, counted: { ...counted, kind: 'none' as const } };
  expect(datesToSend([unread])[0]).not.toHaveProperty('words');
});

test('a renamed row is sent with its former titles, by which the words of others name it', () => {
  const first = scanned(0, '4/30/2027', DAY);
  const renamed = draftEdited(draftEdited(first, 'Signing', DAY), 'Signing day', DAY);
  expect(datesToSend([renamed])[0]).toMatchObject({ title: 'Signing day', formerTitle: 'Closing Date\nSigning' });
  expect(datesToSend([draftEdited(renamed, 'Closing Date', DAY)])[0]).not.toHaveProperty('formerTitle');
});

test('a time of day that the contract names beside the day is sent with it', () => {
  expect(datesToSend([scanned(0, '4/30/2027 12:00 noon', DAY)])[0]?.description).toBe(
    '§ 12 · The contract says: 4/30/2027 12:00 noon',
  );
});

test('a day that an amendment leaves as it was is sent as the contract printed it first', () => {
  const flags = [{ kind: 'left-unchanged' as const, words: '4/30/2027 5:00 PM' }];
  const row = { number: '39', title: 'Closing Date', description: '§ 12', words: 'No Change', day: DAY, flags };
  const drafts = tickAll([draftOfScan(0, { ...row, original: '4/30/2027 5:00 PM' })], true);
  expect(datesToSend(drafts)[0]?.description).toBe('§ 12 · The contract says: 4/30/2027 5:00 PM');
});

test('ticked rows without a day block Submit and are never sent', () => {
  const drafts = tickAll([scanned(0, 'N/A', null), scanned(1, '4/30/2027', DAY)], true);
  expect(unsetDrafts(drafts).map(({ id }) => id)).toEqual(['scan-0']);
  expect(datesToSend(drafts)).toHaveLength(1);
});

test('unticked rows without a day do not block Submit', () => {
  expect(unsetDrafts([scanned(0, 'N/A', null)])).toEqual([]);
});
