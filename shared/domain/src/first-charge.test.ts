import { firstChargeAt } from './first-charge';

test('a plan with a trial is first charged when the trial ends, to the second', () => {
  expect(firstChargeAt(new Date('2026-11-23T07:00:00Z'), 7)).toEqual(new Date('2026-11-30T07:00:00Z'));
});

test('a plan without one is charged at once', () => {
  const now = new Date('2026-11-23T07:00:00Z');
  expect(firstChargeAt(now, null)).toEqual(now);
});
