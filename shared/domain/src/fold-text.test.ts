import fc from 'fast-check';
import { foldText } from './fold-text';

test.each([
  ['José Núñez', 'jose nunez'],
  ['  JUNE\u00a0 Okafor ', 'june okafor'],
  ['Zoë Brontë', 'zoe bronte'],
  ['Søren Łukasz Weiß', 'soren lukasz weiss'],
  ['İpek Işık', 'ipek isik'],
  ['ΜΑΡΊΑ', 'μαρια'],
  ['ﬁnch', 'finch'],
])('%p is compared as %p', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('what is folded is folded for good', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)));
});

test('case and composition make no difference', () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from("aeiounczsyAEIOUNCZSYáÉîÖűÑçŽšÿÀÈñõßøŁ '-.@0")) });
  fc.assert(
    fc.property(letters, (text) => {
      for (const other of [text.toUpperCase(), text.toLowerCase(), text.normalize('NFD'), text.normalize('NFC')]) {
        expect(foldText(other)).toBe(foldText(text));
      }
    }),
  );
});
