import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { slowestTests } from './slowest-tests';

const aTest = (title: string, milliseconds: number) => ({
  file: join(workspaceRoot, 'server/test/sign-in.test.ts'),
  title,
  milliseconds,
});

test('a slow test is named by its seconds, its file as seen from the root, and its title', () => {
  expect(slowestTests([aTest('a realtor signs in', 12_340)])).toEqual([
    '  12.3 s  server/test/sign-in.test.ts: a realtor signs in',
  ]);
});

test('of many tests the ten slowest are named, the slowest first', () => {
  const tests = Array.from({ length: 15 }, (_, index) => aTest(`number ${index}`, index * 1000));
  const lines = slowestTests(tests);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain('number 14');
  expect(lines[9]).toContain('number 5');
});
