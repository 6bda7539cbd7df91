import { PASSWORD_RULES } from './password-rules';

function metBy(password: string): string[] {
  return PASSWORD_RULES.filter(({ isMet }) => isMet(password)).map(({ label }) => label);
}

test('an empty password meets no rule', () => {
  expect(metBy('')).toEqual([]);
});

test('a password of eight letters, both cases, a number and a symbol meets all four', () => {
  expect(metBy('Keydate!2026')).toHaveLength(4);
});

test.each([
  ['abcdefg', []],
  ['abcdefgh', ['at least 8 characters']],
  ['aB', ['lowercase and uppercase letters']],
  ['7', ['a number']],
])('%s meets %j', (password, met) => {
  expect(metBy(password)).toEqual(met);
});

test.each(Array.from('!@#$%^&*'))('the rule labeled "no leading/trailing spaces" is met by the symbol %s', (symbol) => {
  expect(metBy(symbol)).toEqual(['no leading/trailing spaces']);
});

test('the rule labeled "no leading/trailing spaces" ignores spaces', () => {
  expect(metBy(' a!b ')).toContain('no leading/trailing spaces');
  expect(metBy('ab')).not.toContain('no leading/trailing spaces');
});
