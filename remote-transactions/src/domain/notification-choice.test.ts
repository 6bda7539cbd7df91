import { NOTIFICATION_CHOICES, notificationWords } from '@keydate/contracts/notification';
import type { NotificationUnit } from '@keydate/domain/notification-units';
import { entryOf, readEntry } from './notification-choice';

const custom = (value: string, unit: NotificationUnit = 'hours') => readEntry({ choice: 'custom', value, unit });

test('6 hours, 1 days and 1 weeks are offered, in these words', () => {
  expect(NOTIFICATION_CHOICES.map(notificationWords)).toEqual(['6 hours', '1 days', '1 weeks']);
});

test.each(['', '0', '-2', '1.5', 'six', '1e3x'])('a custom value of "%s" is refused: Enter correct value', (value) => {
  expect(custom(value)).toEqual({ kind: 'invalid', message: 'Enter correct value' });
});

test('a custom value and unit give that notification', () => {
  expect(custom('12', 'weeks')).toEqual({ kind: 'valid', notification: { type: 'weeks', value: 12 } });
});

test('more than a year ahead is refused', () => {
  expect(custom('53', 'weeks')).toMatchObject({
    kind: 'invalid',
    message: 'A notification goes out at most 365 days ahead.',
  });
});

test.each([...NOTIFICATION_CHOICES, { type: 'days' as const, value: 3 }])(
  'what a transaction has is what its entry says: %p',
  (notification) => {
    expect(readEntry(entryOf(notification))).toEqual({ kind: 'valid', notification });
  },
);
