import fc from 'fast-check';
import { joinName, splitName } from './person-name';

test.each([
  ['Ana Reyes', { first: 'Ana', last: 'Reyes' }],
  ['Ana Maria Reyes', { first: 'Ana Maria', last: 'Reyes' }],
  ['Cher', { first: 'Cher', last: '' }],
  ['', { first: '', last: '' }],
])('the last space divides %j', (fullName, name) => {
  expect(splitName(fullName)).toEqual(name);
});

test('an untouched name is sent unchanged, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[ a-c]{0,8}$/)), (fullName) => {
      expect(joinName(splitName(fullName), fullName)).toBe(fullName);
    }),
  );
});

test.each([
  [{ first: 'Ana', last: '' }, 'Ana'],
  [{ first: ' Ana ', last: ' Brandt ' }, 'Ana Brandt'],
])('a changed name %j is sent as %j', (name, sent) => {
  expect(joinName(name, 'Ana Reyes')).toBe(sent);
});
