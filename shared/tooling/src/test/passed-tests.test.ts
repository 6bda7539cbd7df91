import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passedTests } from './passed-tests';

let folder: string;
const inPackage = (name: string) => join(folder, 'package', name);
const records = () => passedTests(join(folder, 'package'), join(folder, 'cache'));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keydate-passed-'));
  mkdirSync(inPackage('node_modules'), { recursive: true });
  writeFileSync(inPackage('package.json'), '{ "name": "p", "version": "1.0.0" }');
  writeFileSync(inPackage('sum.test.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('tests that never passed are to run', () => {
  expect(records().exist()).toBe(false);
});

test('tests that passed with the same files need not run again', () => {
  records().write();
  writeFileSync(inPackage('node_modules/cache'), 'something else');
  expect(records().exist()).toBe(true);
});

test('a changed test, like any other changed file, makes them run', () => {
  records().write();
  writeFileSync(inPackage('sum.test.ts'), 'two');
  expect(records().exist()).toBe(false);
});
