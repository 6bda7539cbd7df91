import { rulesFor, type Rule } from '../../config/jest/rule-index.mjs';

const sheetOf = (...selectors: string[]) => ({ cssRules: selectors.map((selectorText): Rule => ({ selectorText })) });
const found = (sheet: { cssRules: Rule[] }, tag: string, ...classes: string[]) =>
  rulesFor(sheet, tag, classes).map(({ selectorText }) => selectorText);

test('an element is compared with the rules of its classes and its tag, in the order of the sheet', () => {
  const sheet = sheetOf('.b', 'p', '.a', '.c', 'div', 'ul p', '.a.b');

  expect(found(sheet, 'p', 'a', 'b')).toEqual(['.b', 'p', '.a', 'ul p', '.a.b']);
});

test('rules that ask for nothing of the element itself, and those that are not plain to see, come too', () => {
  const sheet = sheetOf('*', '.c', ':is(.c)', ':hover', '[hidden]');

  expect(found(sheet, 'p')).toEqual(['*', ':is(.c)', ':hover', '[hidden]']);
});

test('a rule with several alternatives comes once', () => {
  expect(found(sheetOf('.a, .b, p'), 'p', 'a', 'b')).toEqual(['.a, .b, p']);
});

test('rules for the screen count, those for another medium and keyframes do not', () => {
  const forMedium = (medium: string): Rule => ({ media: [medium], cssRules: [{ selectorText: `.${medium}` }] });
  const sheet = { cssRules: [forMedium('print'), forMedium('screen'), {}] };

  expect(found(sheet, 'p', 'print', 'screen')).toEqual(['.screen']);
});

test('a rule that is added later is found', () => {
  const sheet = sheetOf('.a');
  expect(found(sheet, 'p', 'a')).toEqual(['.a']);

  sheet.cssRules.push({ selectorText: '.a:focus' });
  expect(found(sheet, 'p', 'a')).toEqual(['.a', '.a:focus']);
});
