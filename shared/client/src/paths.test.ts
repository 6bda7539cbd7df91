import fc from 'fast-check';
import { paths, pictureAddress, readReturnTo, readInvitation } from './paths';

test('an id stands encoded in the path of its transaction', () => {
  expect(paths.transaction('a/b')).toBe('/transaction/a%2Fb');
});

test('a path of this origin is returned to with its query and hash', () => {
  expect(readReturnTo({ returnTo: '/transaction/7?edit=1#dates' })).toBe('/transaction/7?edit=1#dates');
});

test.each([
  ['another origin', 'https://evil.example/'],
  ['another origin without a scheme', '//evil.example/'],
  ['another origin with a backslash', '/\\evil.example/'],
  ['another origin with two backslashes', '\\\\evil.example/'],
  ['another origin with a backslash before the slash', '\\/evil.example/'],
  ['another origin behind a dot', '/.//evil.example/'],
  ['another origin behind two dots', '/messages/..//evil.example/'],
  ['another origin behind a tab', '/\t/evil.example/'],
  ['another origin behind a line break', '/\r\n/evil.example/'],
  ['another origin behind a blank', ' //evil.example/'],
  ['another origin behind a control character', '\u0000//evil.example/'],
  ['another origin by its scheme alone', 'https:evil.example'],
  ['another origin by its scheme and one slash', 'https:/evil.example'],
  ['another origin after our name', `${window.location.origin}.evil.example/`],
  ['another origin with our name as its user', `//${window.location.host}@evil.example/`],
  ['another port of our host', `//${window.location.hostname}:4444/`],
  ['a script', 'javascript:alert(1)'],
  ['a script in disguise', 'JaVaScRiPt:alert(1)'],
  ['a script broken by a tab', 'java\tscript:alert(1)'],
  ['a script behind a control character', '\u0001javascript:alert(1)'],
  ['a document in the address', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', `blob:${window.location.origin}/7`],
  ['what is no address', 'http://['],
  ['a relative path', 'transaction/7'],
  ['nothing', ''],
  ['what is no text', 7],
])('%s is not returned to', (_what, returnTo) => {
  expect(readReturnTo({ returnTo })).toBe('/');
});

test.each([null, undefined, 'text', 7, {}])('a navigation that carries %p returns to /', (state) => {
  expect(readReturnTo(state)).toBe('/');
});

test.each([
  ['encoded slashes', '/%2f%2fevil.example/'],
  ['an encoded backslash', '/%5cevil.example/'],
  ['slashes of other scripts', '/\uff0f\u2215\u2044evil.example/'],
  ['a full stop of another script', '/\u3002evil.example/'],
  ['a user name', '/@evil.example/'],
  ['a name and password for this origin', `//somebody:secret@${window.location.host}/messages`],
  ['a scheme', '/https://evil.example/'],
])('%s in what is asked for leaves a path of this origin', (_what, returnTo) => {
  expectOurs(readReturnTo({ returnTo }));
});

test('whatever is asked for, the address bar stays on this origin', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '%2f',
      '%5c',
      '?',
      '#',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
      '\u00ad',
      '\uff0f',
      '\u3002',
    ),
    fc.constantFrom(
      'evil.example',
      'https:',
      'javascript:',
      'data:',
      'user:secret@',
      '[::1]',
      window.location.host,
      window.location.origin,
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const asked = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        asked,
        asked.map((rest) => `/${rest}`),
        fc.webUrl(),
      ),
      (returnTo) => expectOurs(readReturnTo({ returnTo })),
    ),
    {
      numRuns: 200,
    },
  );
});

/** As a link, as the history sees it, and as what it is turned into when it is asked for again. */
function expectOurs(path: string) {
  const { origin } = window.location;
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, `${origin}/signin`).origin).toBe(origin);
  expect(() => window.history.replaceState(null, '', path)).not.toThrow();
  expect(window.location.origin).toBe(origin);
  expect(readReturnTo({ returnTo: path })).toBe(path);
}

test('the referral value of an invitation is read from the navigation to /signup', () => {
  expect(readInvitation({ ref: 'E7KQ' })).toEqual({ ref: 'E7KQ' });
  expect(readInvitation({ ref: 7 })).toBeUndefined();
  expect(readInvitation(null)).toBeUndefined();
});

test('a stored picture is loaded from below /api', () => {
  expect(pictureAddress({ url: '/pictures/1.webp' })).toBe('/api/pictures/1.webp');
  expect(pictureAddress(null)).toBeUndefined();
});
