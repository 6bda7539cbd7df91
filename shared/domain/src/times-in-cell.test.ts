import { timesAsWritten, timesInCell, withoutTimes, withoutZones } from './times-in-cell';

test.each([
  ['3/4/2031 5:00 PM', ['17:00']],
  ['3/4/2031 at 5 p.m. MT', ['17:00']],
  ['12:00 noon, June 15, 2031', ['12:00']],
  ['June 15, 2031, noon', ['12:00']],
  ['9:00 AM or 17:30', ['09:00', '17:30']],
  ['3/4/2031 5:00', ['5:00']],
  ['by 12:00 Midnight', ['12:00midnight']],
  ['3/4/2031', []],
  ['MEC + 5 days', []],
])('%j names these times: %j', (words, times) => expect(timesInCell(words)).toEqual(times));

test('its times stand as they are written', () => {
  expect(timesAsWritten('3/4/2031 at 5:00 p.m. or 12:00  Noon')).toEqual(['5:00 p.m.', '12:00 Noon']);
});

test('without its times and zones a cell says what else it says', () => {
  expect(withoutZones(withoutTimes('3/4/2031 at 5:00 PM MT')).trim()).toBe('3/4/2031');
  expect(withoutTimes('June 5 12:00 noon 2031', ' ; ')).toBe('June 5  ;  2031');
});
