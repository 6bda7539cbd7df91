import { readReferral } from './link-attribution';

test('the ref of an invitation link is its referral value', () => {
  expect(readReferral('?ref=E4H8KDZP3VNB&utm_source=mail')).toBe('E4H8KDZP3VNB');
});

test.each(['', '?reference=7', '?ref=', '?ref=%20', `?ref=${'a'.repeat(65)}`])('%p refers nobody', (search) => {
  expect(readReferral(search)).toBeUndefined();
});
