import { aPersonWithoutCompany, aRealtor } from '@keydate/testing/builders/people';
import { audienceOf } from './audience';

test('the three session states of spec § 2.1', () => {
  expect(audienceOf(null)).toBe('visitor');
  expect(audienceOf(aPersonWithoutCompany())).toBe('withoutCompany');
  expect(audienceOf(aRealtor())).toBe('member');
});
