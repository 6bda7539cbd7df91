import { passwordLength } from './password-length';

test.each([
  ['', 0],
  ['Juniper!', 8],
  ['Jüniper!', 8],
  ['🌲🌲🌲🌲', 4],
  ['𝒦eydate', 7],
])('%j has %i characters', (password, length) => {
  expect(passwordLength(password)).toBe(length);
});
