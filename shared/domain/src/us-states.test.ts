import { timeZoneOfProperty, US_STATES } from './us-states';

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
])('in a state with two time zones the ZIP code decides: %s %s', (state, zipcode, zone) => {
  expect(timeZoneOfProperty({ state, zipcode })).toBe(zone);
});

test.each([
  ['Tennessee', '37388', 'America/New_York'],
  ['Florida', '32456', 'America/New_York'],
  ['Idaho', '83549', 'America/Boise'],
  ['South Dakota', '57501', 'America/Chicago'],
])('ZIP codes that lie in both zones count to the one whose day ends first: %s %s', (state, zipcode, zone) => {
  expect(timeZoneOfProperty({ state, zipcode })).toBe(zone);
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
