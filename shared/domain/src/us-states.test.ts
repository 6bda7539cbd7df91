import { timeZoneOfState, US_STATES } from './us-states';

test('a property keeps the time zone of its state, by name or postal code', () => {
  expect(timeZoneOfState('california')).toBe('America/Los_Angeles');
  expect(timeZoneOfState('NY')).toBe('America/New_York');
});

test('where the state is unknown it is Denver’s', () => {
  expect(timeZoneOfState('Atlantis')).toBe('America/Denver');
});

test('the list has the fifty states and the capital’s district, each once', () => {
  expect(new Set(US_STATES.map(({ id }) => id)).size).toBe(51);
});
