import { mayMatch } from '../../config/jest/may-match.mjs';

const element = (tag: string, classes?: string) => ({ _localName: tag, getAttributeNS: () => classes ?? null });

test.each([
  ['a class that it has', '.sc-a', element('div', 'sc-a sc-b')],
  ['one of several alternatives', '.sc-z, .sc-b', element('div', 'sc-a sc-b')],
  ['its tag', 'ul > li', element('li')],
  ['its tag, in other letters', 'LI', element('li')],
  ['nothing of the element itself', '.sc-z *', element('div')],
  ['a state', '.sc-a:hover', element('div', 'sc-a')],
  ['an attribute', 'input[type="checkbox"]', element('input')],
  ['what is not plain to see', ':is(.sc-z, .sc-y)', element('div')],
  ['its class, and something inside it', '.sc-a:has(:focus-visible)', element('div', 'sc-a')],
  ['its class, and not another one', '.sc-a:not(:is(.sc-z, .sc-y))', element('div', 'sc-a')],
  ["an attribute's value in single quotes", ".sc-a[aria-invalid='true']", element('input', 'sc-a')],
  ['a class with an escape', String.raw`.sc\.a`, element('div')],
  ['a part that has the class further up', '.sc-z .sc-a', element('div', 'sc-a')],
] as const)('a selector may match an element where it asks for %s', (_what, selector, one) => {
  expect(mayMatch(one, selector)).toBe(true);
});

test.each([
  ['a class that it lacks', '.sc-a', element('div', 'sc-ab')],
  ['a class, and it has none', '.sc-a', element('div')],
  ['two classes of which it has one', '.sc-a.sc-b', element('div', 'sc-a')],
  ['another tag', 'ul, ol', element('li')],
  ['another tag with its class', 'a.sc-a:focus', element('button', 'sc-a')],
  ['the class of something inside it', '.sc-a > .sc-z', element('div', 'sc-a')],
  ['a class that it lacks, and something inside it', '.sc-z:has(:focus-visible)', element('div', 'sc-a')],
  ['a class that it lacks, in some of several states', '.sc-z:is(input, textarea):read-only', element('input', 'sc-a')],
  ["a class that it lacks, and an attribute's value in single quotes", ".sc-z[data-pos='top']", element('div', 'sc-a')],
] as const)('a selector cannot match an element where it asks for %s', (_what, selector, one) => {
  expect(mayMatch(one, selector)).toBe(false);
});

test('a rule without a selector is left to jsdom', () => {
  expect(mayMatch(element('div'), undefined)).toBe(true);
});
