import { readCalendarAddress, writeCalendarAddress } from './calendar-address';

const read = (query: string) => readCalendarAddress(new URLSearchParams(query));

test.each(['', 'view=week&day=12-05-2026&side=Buyers&person=p-1&state=overdue', 'view=agenda'])(
  'an address is written as it is read: %p',
  (query) => {
    expect(writeCalendarAddress(new URLSearchParams(), read(query)).toString()).toBe(query);
  },
);

test.each(['view=year', 'day=02-30-2026', 'day=01-01-2999', 'day=tomorrow', 'side=Both', 'state=late'])(
  'an unknown part counts as none: %p',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);
