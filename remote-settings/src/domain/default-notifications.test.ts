import { notificationWords, type Notification } from '@keydate/contracts/notification';
import { NOTIFICATION_UNITS } from '@keydate/domain/notification-units';
import { chosenNotification, defaultNotifications } from './default-notifications';

const hoursIn = { hours: 1, days: 24, weeks: 168 };
const hours = ({ type, value }: Notification) => value * hoursIn[type];

test('spec § 9: 6 hours, 1 days and 1 weeks are among the options', () => {
  expect(defaultNotifications(null).map(notificationWords)).toEqual(
    expect.arrayContaining(['6 hours', '1 days', '1 weeks']),
  );
});

test('the options go from the shortest to the longest, with the chosen one in its place', () => {
  const offered = defaultNotifications({ type: 'days', value: 4 });
  expect(offered.map(notificationWords)).toContain('4 days');
  expect(offered.map(hours)).toEqual(offered.map(hours).sort((a, b) => a - b));
});

test('every unit is offered, and no option twice', () => {
  const offered = defaultNotifications({ type: 'weeks', value: 1 });
  expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(NOTIFICATION_UNITS));
  expect(new Set(offered.map(notificationWords)).size).toBe(offered.length);
});

test('spec § 9: without a choice of their own, people begin with 6 hours', () => {
  expect(chosenNotification(null)).toEqual({ type: 'hours', value: 6 });
});
