import { keydateSite } from '@keydate/testing/remotes/keydate-site';
import { fetchVersion, readHostRelease, versionOf } from './page-version';

test('the version changes with the host and with each remote, and with nothing else', () => {
  const version = versionOf('h1', keydateSite);
  const [[name, release]] = Object.entries(keydateSite) as [[string, (typeof keydateSite)[string]]];

  expect(versionOf('h1', Object.fromEntries(Object.entries(keydateSite).reverse()))).toBe(version);
  expect(versionOf('h2', keydateSite)).not.toBe(version);
  expect(versionOf('h1', { ...keydateSite, [name]: { ...release, release: 'another' } })).not.toBe(version);
});

test('a release of a remote that the page does not carry makes the page no older', async () => {
  const { landing, ...carried } = keydateSite;
  expect(landing).toBeDefined();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(keydateSite, { headers: { 'keydate-host': 'h1' } }));

  expect(await fetchVersion(['landing'])).toBe(versionOf('h1', carried));
  expect(await fetchVersion([])).toBe(versionOf('h1', keydateSite));
});

test('the host’s release is in the address of its scripts', () => {
  const page = new DOMParser().parseFromString('<script src="/host/4f1d/main.77.js"></script>', 'text/html');

  expect(readHostRelease(page)).toBe('4f1d');
  expect(readHostRelease(new DOMParser().parseFromString('<p>', 'text/html'))).toBeNull();
});
