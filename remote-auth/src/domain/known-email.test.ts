import { readKnownEmail } from './known-email';

test.each([
  [{ email: 'wren@poudreriver.example' }, 'wren@poudreriver.example'],
  [{ returnTo: '/messages' }, ''],
  [{ email: 7 }, ''],
  [null, ''],
  ['wren@poudreriver.example', ''],
])('from the navigation state %j the address "%s" is read', (state, email) => {
  expect(readKnownEmail(state)).toBe(email);
});
