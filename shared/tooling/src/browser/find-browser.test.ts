import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { browserCommands, findBrowser } from './find-browser';

const machine = (platform: NodeJS.Platform, environment: NodeJS.ProcessEnv, ...files: string[]) => ({
  platform,
  environment,
  exists: (path: string) => files.includes(path),
});

test('on Linux Chrome, Chromium and Edge are searched for in PATH, in this order', () => {
  const there = machine('linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/microsoft-edge', '/usr/bin/chromium');
  expect(findBrowser(there)).toBe('/usr/bin/chromium');
});

test('Chromium without windows is taken before any other', () => {
  const there = machine('linux', { PATH: '/usr/bin' }, '/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell');
  expect(findBrowser(there)).toBe('/usr/bin/chromium-headless-shell');
});

test('on a Mac, browsers are applications', () => {
  const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
  expect(findBrowser(machine('darwin', {}, edge))).toBe(edge);
});

test('on Windows, browsers are searched for where programs are installed', () => {
  const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  expect(findBrowser(machine('win32', { PROGRAMFILES: 'C:\\Program Files' }, chrome))).toBe(chrome);
});

test('a browser named in KEYDATE_BROWSER comes first', () => {
  const there = machine('linux', { PATH: '/usr/bin', KEYDATE_BROWSER: '/opt/mine' }, '/usr/bin/chromium', '/opt/mine');
  expect(findBrowser(there)).toBe('/opt/mine');
});

test('if KEYDATE_BROWSER names a missing browser, no other is used instead', () => {
  expect(
    findBrowser(machine('linux', { PATH: '/usr/bin', KEYDATE_BROWSER: '/opt/mine' }, '/usr/bin/chromium')),
  ).toBeUndefined();
});

test('a machine may have no browser', () => {
  expect(findBrowser(machine('linux', { PATH: '/usr/bin' }))).toBeUndefined();
});

test('continuous integration downloads no browser where one of these is installed', () => {
  const script = readFileSync(join(workspaceRoot, '.ci/run'), 'utf8');
  expect(script).toContain(`command -v ${browserCommands.join(' ')} `);
});
