import { aFounder, aRealtor } from '@keydate/testing/builders/people';
import { audienceOf } from './audience';

test('the three session states of spec § 2.1', () => {
  expect(audienceOf(null)).toBe('visitor');
  expect(audienceOf(aFounder())).toBe('founder');
  expect(audienceOf(aRealtor())).toBe('member');
});
