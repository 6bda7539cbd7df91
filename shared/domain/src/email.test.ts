import fc from 'fast-check';
import { foldEmail } from './email';

test.each([
  [' Robin@Vale.Example ', 'robin@vale.example'],
  // full-width letters and signs, a ligature, the sign of the kelvin
  ['ｒｏｂｉｎ＠ｖａｌｅ．ｅｘａｍｐｌｅ', 'robin@vale.example'],
  ['ﬁnch@vale.example', 'finch@vale.example'],
  ['\u212Aim@vale.example', 'kim@vale.example'],
  ['robin@Bücher.example', 'robin@xn--bcher-kva.example'],
  ['robin@BÜCHER.example', 'robin@xn--bcher-kva.example'],
  // an acute accent by itself is a space and its accent
  ['\u00B4robin@vale.example', '\u0301robin@vale.example'],
  ['robin@bu\u0308cher.example', 'robin@xn--bcher-kva.example'],
])('%j is kept and compared as %s', (typed, folded) => {
  expect(foldEmail(typed)).toBe(folded);
});

test('a letter of another script stays another letter', () => {
  expect(foldEmail('r\u043Ebin@vale.example')).not.toBe('robin@vale.example');
  expect(foldEmail('robin@v\u0430le.example')).not.toBe('robin@vale.example');
});

test.each(['', '@', 'robin', 'robin@', 'robin@vale.example:80', 'robin@vale.example/path', 'robin@[::1]', 'a@b@c'])(
  '%j is no better and no worse for it',
  (typed) => {
    expect(foldEmail(typed)).toBe(typed);
  },
);

test('what is folded stays as it is when it is folded again, whatever it was', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress()), (typed) => {
      const folded = foldEmail(typed);
      expect(foldEmail(folded)).toBe(folded);
    }),
  );
});
