import type { NextReminder } from '@keydate/contracts/reminders';
import { aDay } from '@keydate/testing/builders/days';
import { aContractDate, aDeadlineDone } from '@keydate/testing/builders/transactions';
import { reminderOfDeadline } from './reminder-of-deadline';

const active = { status: 'Active' } as const;
const date = aContractDate({ _id: 'closing', title: 'Closing Date', date: aDay('06-10-2026') });
const planned = (change: Partial<NextReminder> = {}): NextReminder => ({
  dateId: 'closing',
  date: aDay('06-10-2026'),
  goesOutAt: '2026-06-10T23:59:00Z',
  timeZone: 'America/Denver',
  ...change,
});

test('a reminder is told in words that the reader uses', () => {
  expect(reminderOfDeadline(date, active, [planned()])).toBe('Wed 06-10, 5:59 PM Denver time');
});

test('one of another deadline or day is not told', () => {
  const others = [planned({ dateId: 'possession' }), planned({ date: aDay('06-11-2026') })];
  expect(reminderOfDeadline(date, active, others)).toBeNull();
});

test('a deadline that was just checked off has none to come, nor has a transaction that was just closed', () => {
  expect(reminderOfDeadline({ ...date, done: aDeadlineDone() }, active, [planned()])).toBeNull();
  expect(reminderOfDeadline(date, { status: 'Closed' }, [planned()])).toBeNull();
});
