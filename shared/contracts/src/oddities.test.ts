import type { Call } from './call';
import { getUser, getUserLowerCase, user } from './people';
import { scanContract } from './scans';
import { addTransaction, listingStep, transaction, transactionAddBody } from './transactions';

const listing = { street: '14 Juniper Way', city: 'Golden', zipcode: '80401', state: 'Colorado' };
const sentenceFor = (change: Partial<typeof listing>) =>
  listingStep.safeParse({ ...listing, ...change }).error?.issues[0]?.message;

test('a city of three letters is refused, kept though odd', () => {
  expect(sentenceFor({ city: 'Ely' })).toBe('City must be at least 4 characters.');
});

test('a missing state is told with "Atleast", kept though odd', () => {
  expect(sentenceFor({ state: '' })).toBe('Atleast one state need to be selected.');
});

test('the plan’s id is written subscritionPlanId on the wire, kept though odd', () => {
  expect(Object.keys(user.shape.subscriptions.unwrap().shape)).toContain('subscritionPlanId');
});

test('dates are sent as contract_dates and given as contractDates, kept though odd', () => {
  expect(Object.keys(transactionAddBody.shape)).toContain('contract_dates');
  expect(Object.keys(transaction.shape)).toContain('contractDates');
});

test('the person is asked for as getUser and as getuser, kept though odd', () => {
  expect([getUser.path, getUserLowerCase.path]).toEqual(['getUser', 'getuser']);
});

test('201 alone is a good scan, and 200 a new transaction, kept though odd', () => {
  const successes = ({ replies }: Call) => Object.keys(replies).filter((status) => Number(status) < 400);
  expect(successes(scanContract)).toEqual(['201']);
  expect(successes(addTransaction)).toEqual(['200']);
});
