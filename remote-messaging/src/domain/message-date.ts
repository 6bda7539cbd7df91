import moment from 'moment';

/** The day of a moment, as lists and separators show it: Today, Yesterday, or MM-DD-YYYY (spec § 2.10, § 9). */
export function dayLabel(createdAt: string, now: Date): string {
  const day = moment(createdAt).startOf('day');
  const days = moment(now).startOf('day').diff(day, 'days');
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : day.format('MM-DD-YYYY');
}

/** The same with the weekday, for a separator, where there is room. */
export function dayHeading(createdAt: string, now: Date): string {
  const label = dayLabel(createdAt, now);
  return /^\d/.test(label) ? moment(createdAt).format('dddd, MM-DD-YYYY') : label;
}

/** The time of a message: 2:05 PM. */
export function timeOf(createdAt: string): string {
  return moment(createdAt).format('h:mm A');
}

/** Whether two moments are on one day. */
export function isSameDay(one: string, other: string): boolean {
  return moment(one).isSame(other, 'day');
}
