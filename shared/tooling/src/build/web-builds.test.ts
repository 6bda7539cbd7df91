import { buildFolder } from './cache';
import { plain, remoteBuild } from './web-builds';

test('a plain build is never taken for the release of the same sources', () => {
  const release = remoteBuild('settings');
  expect(plain(release).release).toBe(release.release);
  expect(buildFolder(plain(release))).not.toBe(buildFolder(release));
});
