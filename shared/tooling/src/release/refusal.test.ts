import { aPage, aRegistry, aRelease } from './a-release';
import { refusal } from './refusal';

const live = aRegistry({
  landing: aRelease('l1', { name: 'landing', pages: { home: aPage('/', 'visitor') } }),
  transactions: aRelease('t1', {
    name: 'transactions',
    pages: { one: aPage('/transaction/:id', 'member') },
    slots: ['topBarSearch'],
  }),
});

test('a remote whose needs the host meets and whose places are free may go live', () => {
  expect(
    refusal('billing', aRelease('b1', { pages: { plans: aPage('/subscription', 'member') } }), live),
  ).toBeUndefined();
});

test('a remote that needs a newer shared package is told to wait for the host', () => {
  const release = { ...aRelease('b1'), requires: { '@keydate/client': '^1.2.0' } };
  expect(refusal('billing', release, live)).toBe(
    "billing needs @keydate/client ^1.2.0, and the host that is live provides none; npm start makes the checkout's host live.",
  );
});

test('an address that another remote has for the same audience is refused', () => {
  expect(refusal('billing', aRelease('b1', { pages: { front: aPage('/', 'visitor') } }), live)).toBe(
    'billing asks for the address / for a visitor, which landing has.',
  );
});

test('the same address for another audience is free: / is landing or the dashboard', () => {
  expect(refusal('billing', aRelease('b1', { pages: { front: aPage('/', 'member') } }), live)).toBeUndefined();
});

test('addresses that differ only in the name of a parameter are the same place', () => {
  expect(refusal('billing', aRelease('b1', { pages: { bill: aPage('/transaction/:bill', 'member') } }), live)).toMatch(
    /^billing asks for the address \/transaction\/:… for a member/,
  );
});

test('a slot has one remote that fills it', () => {
  expect(refusal('billing', aRelease('b1', { slots: ['topBarSearch'] }), live)).toBe(
    'billing asks for the slot topBarSearch, which transactions has.',
  );
});

test("a card must bear its folder's name", () => {
  expect(refusal('billing', aRelease('b1', { name: 'billling' }), live)).toBe(
    'remote.json of remote-billing has the name "billling".',
  );
});
