import { PERSON_NAME_MAX } from '@keydate/contracts/limits';
import { personFields } from './person-fields';

const ana = { first: 'Ana', last: 'Reyes', phone: '9705550144', timeZone: '' };
/** The errors of the fields, by field. */
const wrong = (fields: Partial<typeof ana>) =>
  personFields.safeParse({ ...ana, ...fields }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('a first name is required, a last name and a phone number are not', () => {
  expect(wrong({ first: ' ' })).toEqual([['first', 'First name is required']]);
  expect(wrong({ last: '', phone: '' })).toEqual([]);
});

test.each(['970555014', '97055501445', '970-555-01', '(970) 555-0144'])('%s is no phone number', (phone) => {
  expect(wrong({ phone })).toEqual([['phone', 'Invalid phone number']]);
});

test.each([
  ['a long first', 'A'.repeat(100)],
  ['a long last', 'Ana'],
])('%s name may have 120 characters together with the other one', (_which, first) => {
  const last = 'R'.repeat(PERSON_NAME_MAX - 1 - first.length);
  expect(wrong({ first, last })).toEqual([]);
  expect(wrong({ first, last: `${last}R` })).toEqual([
    ['first', 'First and last name together may have at most 120 characters.'],
  ]);
});
