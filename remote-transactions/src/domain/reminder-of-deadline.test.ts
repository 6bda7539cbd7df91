import { aDay } from '@keydate/testing/builders/days';
import { aReminder } from '@keydate/testing/builders/reminders';
import { aContractDate, aDeadlineDone } from '@keydate/testing/builders/transactions';
import { reminderOfDeadline } from './reminder-of-deadline';

const active = { status: 'Active' } as const;
const date = aContractDate({ _id: 'closing', title: 'Closing Date', date: aDay('06-10-2026') });
const planned = (change: Parameters<typeof aReminder>[0] = {}) =>
  aReminder({ dateId: 'closing', date: aDay('06-10-2026'), goesOutAt: '2026-06-10T23:59:00Z', ...change });

test('a reminder is told in words that the reader uses', () => {
  expect(reminderOfDeadline(date, active, [planned()])).toBe('Wed 06-10, 5:59 PM Denver time');
});

test('the next one is told: in the app, or by email where nobody is shown it in the app', () => {
  const [noon, one, two] = ['18', '19', '20'].map((hour) => `2026-06-10T${hour}:00:00Z`);
  const mails = [planned({ goesOutAt: two! }), planned({ goesOutAt: noon! })];
  expect(reminderOfDeadline(date, active, mails)).toBe('Wed 06-10, 12:00 PM Denver time');
  const inApp = planned({ channel: 'app', goesOutAt: one! });
  expect(reminderOfDeadline(date, active, [...mails, inApp])).toBe('Wed 06-10, 1:00 PM Denver time');
});

test.each(['queued', 'sent', 'failed', 'withdrawn'] as const)('one that is %s is not to come', (state) => {
  expect(reminderOfDeadline(date, active, [planned({ state })])).toBeNull();
});

test('one of another deadline or day is not told', () => {
  const others = [planned({ dateId: 'possession' }), planned({ date: aDay('06-11-2026') })];
  expect(reminderOfDeadline(date, active, others)).toBeNull();
});

test('a deadline that was just checked off has none to come, nor has a transaction that was just closed', () => {
  expect(reminderOfDeadline({ ...date, done: aDeadlineDone() }, active, [planned()])).toBeNull();
  expect(reminderOfDeadline(date, { status: 'Closed' }, [planned()])).toBeNull();
});
