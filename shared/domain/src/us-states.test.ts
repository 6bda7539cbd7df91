import fc from 'fast-check';
import { deadlineEnd } from './deadline-end';
import { anyDay } from './test/any-moment';
import { timeZoneOfProperty, US_STATES } from './us-states';
import { wallClockAt } from './zoned-moment';

test.each([
  ['california', '90012', 'America/Los_Angeles'],
  ['NY', '10001', 'America/New_York'],
  ['Colorado', '', 'America/Denver'],
])('a property keeps the time zone of its state, by name or postal code: %s %s', (state, zipcode, zone) => {
  expect(timeZoneOfProperty({ state, zipcode })).toBe(zone);
});

test.each([
  ['Tennessee', '37203', 'America/Chicago'],
  ['Tennessee', '37902', 'America/New_York'],
  ['Florida', '32401', 'America/Chicago'],
  ['Florida', '33101', 'America/New_York'],
  ['Texas', '79901', 'America/Denver'],
  ['Texas', '78701', 'America/Chicago'],
  ['Indiana', '46402', 'America/Chicago'],
  ['Idaho', '83814', 'America/Los_Angeles'],
  ['Oregon', '97914', 'America/Boise'],
  ['South Dakota', '57701', 'America/Denver'],
  ['Kentucky', '42101', 'America/Chicago'],
  ['Nevada', '89883', 'America/Denver'],
  ['North Dakota', '58601', 'America/Denver'],
  ['North Dakota', '58631', 'America/Chicago'],
  ['North Dakota', '58638', 'America/Chicago'],
  ['Michigan', '49801', 'America/Chicago'],
  ['Michigan', '49938', 'America/Chicago'],
  ['Michigan', '49855', 'America/Detroit'],
  ['Kansas', '67735', 'America/Denver'],
  ['Kansas', '67801', 'America/Chicago'],
  ['Tennessee', '37388', 'America/Chicago'],
  ['Tennessee', '37355', 'America/Chicago'],
  ['Tennessee', '37311', 'America/New_York'],
])('in a state with two time zones the ZIP code decides: %s %s', (state, zipcode, zone) => {
  expect(timeZoneOfProperty({ state, zipcode })).toBe(zone);
});

test.each([
  ['Florida', '32456', 'America/New_York'],
  ['Idaho', '83549', 'America/Boise'],
  ['South Dakota', '57501', 'America/Chicago'],
])('ZIP codes that lie in both zones count to the one whose day ends first: %s %s', (state, zipcode, zone) => {
  expect(timeZoneOfProperty({ state, zipcode })).toBe(zone);
});

test('whatever the ZIP code in a state with two time zones, the deadline ends on its day by the clocks of one of them', () => {
  const zonesOf = {
    Tennessee: ['America/Chicago', 'America/New_York'],
    Florida: ['America/New_York', 'America/Chicago'],
    Idaho: ['America/Boise', 'America/Los_Angeles'],
    Oregon: ['America/Los_Angeles', 'America/Boise'],
    'South Dakota': ['America/Chicago', 'America/Denver'],
    'North Dakota': ['America/Chicago', 'America/Denver'],
    Michigan: ['America/Detroit', 'America/Chicago'],
    Kansas: ['America/Chicago', 'America/Denver'],
  };
  const anyZipcode = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(zonesOf)), anyZipcode, anyDay, ([state, zones], zipcode, date) => {
      const timeZone = timeZoneOfProperty({ state, zipcode });
      expect(zones).toContain(timeZone);
      const end = deadlineEnd(
        { title: 'Closing Date', date },
        { state: '', timeOfDay: null, acceptanceTime: null },
        timeZone,
      );
      expect(wallClockAt(end, timeZone)).toEqual({ day: date, time: '23:59' });
    }),
  );
});

test('a ZIP code decides in its own state only', () => {
  expect(timeZoneOfProperty({ state: 'Colorado', zipcode: '37902' })).toBe('America/Denver');
});

test('where the state is unknown it is Denver’s', () => {
  expect(timeZoneOfProperty({ state: 'Atlantis', zipcode: '37902' })).toBe('America/Denver');
});

test('the list has the fifty states and the capital’s district, each once', () => {
  expect(new Set(US_STATES.map(({ id }) => id)).size).toBe(51);
});
