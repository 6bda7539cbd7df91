import fc from 'fast-check';
import { paths, pictureAddress, readReturnTo, readSignUpState } from './paths';

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
  ['another origin behind a dot', '/.//evil.example/'],
  ['a script', 'javascript:alert(1)'],
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

test('whatever is asked for, the address bar stays on this origin', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '//', '@', ':', '%2f', '?', '#', '\t', '\n', 'evil.example', 'https:', 'a');
  fc.assert(
    fc.property(fc.array(piece).map((pieces) => pieces.join('')), (returnTo) => {
      const path = readReturnTo({ returnTo });
      expect(path).toMatch(/^\/(?!\/)/);
      expect(new URL(path, window.location.origin).origin).toBe(window.location.origin);
    }),
  );
});

test('the referral value of an invitation is read from the navigation to /signup', () => {
  expect(readSignUpState({ ref: 'E7KQ' })).toEqual({ ref: 'E7KQ' });
  expect(readSignUpState({ ref: 7 })).toBeUndefined();
  expect(readSignUpState(null)).toBeUndefined();
});

test('a stored picture is loaded from below /api', () => {
  expect(pictureAddress({ url: '/pictures/1.webp' })).toBe('/api/pictures/1.webp');
  expect(pictureAddress(null)).toBeUndefined();
});
