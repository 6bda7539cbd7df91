import { readKnownEmail } from './known-email';

test.each([
  [{ email: 'wren@poudreriver.example' }, 'wren@poudreriver.example'],
  [{ returnTo: '/messages' }, ''],
  [{ email: 7 }, ''],
  [null, ''],
  ['wren@poudreriver.example', ''],
])('with the state %j the known address is "%s"', (state, email) => {
  expect(readKnownEmail(state)).toBe(email);
});
