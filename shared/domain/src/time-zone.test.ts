import { isTimeZone } from './time-zone';

test.each(['America/Denver', 'America/New_York', 'Pacific/Honolulu', 'Europe/Berlin', 'UTC'])(
  '%s is a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each(['', 'Denver', '+05:00', 'America/Atlantis', 'America/Denver ', 'x'.repeat(5000)])(
  '%.30j is none',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
