import { contractTypeOfSide, sideLabel } from './contract-type';
import { isRole, isSuperRole, roleLabel } from './roles';
import { timeZoneOfState, US_STATES } from './us-states';

test('Sellers are Sale and Buyers are Purchase, kept though odd', () => {
  expect(contractTypeOfSide('Sellers')).toBe('Sale');
  expect(contractTypeOfSide('Buyers')).toBe('Purchase');
  expect(contractTypeOfSide('All')).toBeUndefined();
  expect(sideLabel('Sale')).toBe('Sellers');
  expect(sideLabel('Purchase')).toBe('Buyers');
});

test('a role is super when it begins with Super, so that more can come', () => {
  expect(isSuperRole('SuperBroker')).toBe(true);
  expect(isSuperRole('Agent')).toBe(false);
  expect(isRole('SuperBroker')).toBe(true);
  expect(isRole('Super')).toBe(false);
  expect(isRole('Admin')).toBe(false);
  expect(roleLabel('SuperLender')).toBe('Lender');
});

test('a property keeps the time zone of its state, by name or postal code, and Denver\'s where the state is unknown', () => {
  expect(timeZoneOfState('california')).toBe('America/Los_Angeles');
  expect(timeZoneOfState('NY')).toBe('America/New_York');
  expect(timeZoneOfState('Atlantis')).toBe('America/Denver');
  expect(US_STATES).toHaveLength(51);
});
