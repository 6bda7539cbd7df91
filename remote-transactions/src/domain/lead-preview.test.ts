import type { Notification } from '@keydate/contracts/notification';
import { clockInWords } from '@keydate/domain/moment-in-words';
import { aContractDate, aTransaction } from '@keydate/testing/builders/transactions';
import { aDay } from '@keydate/testing/builders/days';
import { previewOfLeads } from './lead-preview';
import { withLeadTimes } from './lead-times-of';

const hours = (value: number): Notification => ({ type: 'hours', value });
const days = (value: number): Notification => ({ type: 'days', value });

const NOW = new Date('2026-06-10T18:00:00Z');
const saved = aTransaction({
  notification: hours(6),
  lead_times: [hours(6)],
  contractDates: [
    aContractDate({ _id: 'closing', title: 'Closing Date', date: aDay('06-20-2026') }),
    aContractDate({ _id: 'objection', title: 'Inspection Objection Deadline', date: aDay('06-11-2026') }),
    aContractDate({ _id: 'over', title: 'Record Title Deadline', date: aDay('06-01-2026') }),
  ],
});
const previewed = (leads: readonly Notification[], id: string | null = null, now = NOW) =>
  previewOfLeads(withLeadTimes(saved, id, leads), saved, now).map(({ title, moments, isAtOnce, isShared }) => ({
    ...{ title, isAtOnce, isShared },
    moments: moments.map((moment) => clockInWords(moment, 'America/Denver')),
  }));

test('the reminders of each open deadline that is ahead are listed in the order in which they go out', () => {
  expect(previewed([hours(6), days(2)])).toEqual([
    {
      title: 'Inspection Objection Deadline',
      moments: ['Thu 06-11, 5:59 PM'],
      isAtOnce: true,
      isShared: false,
    },
    {
      title: 'Closing Date',
      moments: ['Thu 06-18, 11:59 PM', 'Sat 06-20, 5:59 PM'],
      isAtOnce: false,
      isShared: false,
    },
  ]);
});

test('a reminder that has gone out already does not go out again', () => {
  const threeHoursBefore = new Date('2026-06-12T03:00:00Z');
  const [objection] = previewed([hours(6), days(2)], null, threeHoursBefore);
  expect(objection).toMatchObject({ moments: [], isAtOnce: false });
});

test('lead times that fall on one moment are one reminder, and it is known', () => {
  const [, closing] = previewed([hours(24), days(1)]);
  expect(closing).toMatchObject({ moments: ['Fri 06-19, 11:59 PM'], isShared: true });
});

test('a deadline’s own lead times leave those of the others', () => {
  const [objection, closing] = previewed([hours(1), days(7)], 'closing');
  expect(objection!.moments).toEqual(['Thu 06-11, 5:59 PM']);
  expect(closing!.moments).toEqual(['Sat 06-13, 11:59 PM', 'Sat 06-20, 10:59 PM']);
});
