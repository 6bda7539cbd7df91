import fc from 'fast-check';
import { contractTypeOfSide, sideLabel } from './contract-type';
import { cutText } from './cut-text';
import { initialsOf } from './initials';
import { isRole, isSuperRole, roleLabel } from './roles';
import { timeZoneOfState, US_STATES } from './us-states';

test('on the card a title of 21 characters keeps 17 and an ellipsis', () => {
  expect(cutText('Off-Record Title Deadline', 20)).toBe('Off-Record Title …');
});

test('a title that fits is left alone', () => {
  expect(cutText('Appraisal Deadline', 20)).toBe('Appraisal Deadline');
});

test('cut text is never longer than its place and always starts as the whole does', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 60 }), (text, limit) => {
    const cut = cutText(text, limit);
    expect([...cut].length).toBeLessThanOrEqual(limit);
    expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
  }));
});

test.each([
  ['Ada Lovelace', 'AL'], ['  maria   de la cruz ', 'MD'], ['Cher', 'C'], ['', ''], ['𝒜da élan', '𝒜É'],
])('the initials of %p are %p', (name, initials) => expect(initialsOf(name)).toBe(initials));

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
