import { withFirstHashes } from './addresses';

const files = (name: string) => ({
  scripts: [`/remotes/billing/r1/${name}.js`],
  styles: [`/remotes/billing/r1/${name}.css`],
});
const release = {
  entry: '/remotes/billing/r1/entry.js',
  preload: files('remote'),
  chunks: { subscription: files('page'), planNotice: files('notice') },
  card: { slots: ['planNotice', 'ofAnOlderBuild'] },
};
const hashesOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `sha384-${name}`]));

test('a page gets the hashes of an entry, its first files and its slots', () => {
  const first = hashesOf('entry.js', 'remote.js', 'remote.css', 'notice.js', 'notice.css');
  const integrity = { ...first, ...hashesOf('page.js', 'page.css', 'dialog.js') };

  expect(withFirstHashes({ ...release, integrity })).toEqual({ ...release, integrity: first });
});

test('a release without hashes gets none', () => {
  expect(withFirstHashes(release)).toBe(release);
});
