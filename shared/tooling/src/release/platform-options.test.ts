import { readPlatformOptions } from './platform-options';

const usage = 'npm run release:enable -- <remote> [--to <origin>]';

test('a command is read with the server it is for, and with why', () => {
  const args = ['billing', '--to', 'https://keydate.example', '--reason', ' Prices are wrong '];
  expect(readPlatformOptions({ usage, most: 1 }, args)).toEqual({
    positionals: ['billing'],
    to: 'https://keydate.example',
    reason: 'Prices are wrong',
  });
});

test('a word that would do nothing is refused', () => {
  expect(() => readPlatformOptions({ usage, most: 1 }, ['billing', 'settings'])).toThrow(
    `"settings" is one word too many: ${usage}.`,
  );
});
