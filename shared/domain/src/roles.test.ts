import { isRole, isShownPlansAtLimit, isSuperRole, roleLabel } from './roles';

test('a role is super when it begins with Super, so that more can come', () => {
  expect(isSuperRole('SuperBroker')).toBe(true);
  expect(isSuperRole('Agent')).toBe(false);
});

test('whatever begins with Super is a role, the bare word is not', () => {
  expect(isRole('SuperBroker')).toBe(true);
  expect(isRole('Super')).toBe(false);
  expect(isRole('Admin')).toBe(false);
});

test('of all roles, realtors and lenders alone are shown the plans at the limit', () => {
  expect(['SuperRealtor', 'SuperLender'].every((role) => isRole(role) && isShownPlansAtLimit(role))).toBe(true);
  expect(isShownPlansAtLimit('SuperBroker')).toBe(false);
  expect(isShownPlansAtLimit('Agent')).toBe(false);
});

test('a role is read without its Super', () => {
  expect(roleLabel('SuperLender')).toBe('Lender');
  expect(roleLabel('Employee')).toBe('Employee');
});
