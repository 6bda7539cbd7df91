import { createRequire } from 'node:module';
import { mayMatch } from './may-match.mjs';
import { rememberStyles } from './remember-styles.mjs';
import { rulesFor } from './rule-index.mjs';

/*
 * Testing Library asks whether each element it looks at is shown, and jsdom answers by matching every rule of every style
 * sheet with it and by computing all that it knows of a style: half of the time of a page's test. Here is less to do:
 * - Nearly all rules are of another class or another tag than the element's, which is seen without matching.
 * - Colors are not resolved. A test reads them as they were written.
 * - A style is computed once until something changes in the page.
 * jsdom's window takes these when it is loaded, hence before the environment is.
 */
const requireOf = (from, name) => createRequire(from.resolve(name));
const environmentOfJest = requireOf(
  requireOf(createRequire(import.meta.url), 'jest-fixed-jsdom'),
  'jest-environment-jsdom',
);
const jsdom = requireOf(environmentOfJest, 'jsdom');
const internals = (name) => jsdom(`jsdom/lib/jsdom/${name}`);

const { matchesDontThrow } = internals('living/helpers/selectors.js');
const matches = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

const styleRules = internals('living/helpers/style-rules.js');
const { propertiesWithResolvedValueImplemented: resolved } = styleRules;
for (const [property, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[property];

const { CSSStyleDeclaration } = jsdom('cssstyle');
const ofBrowsers = jsdom('rrweb-cssom').parse(internals('browser/default-stylesheet.js'));

/** jsdom's own, but for the rules that it looks at: nearly all are of another class or another tag. */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const known = document._styleCache.get(element);
  if (known) return known;
  const declaration = new CSSStyleDeclaration();
  const tag = element._localName.toLowerCase();
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  for (const sheet of [ofBrowsers, ...document.styleSheets._list])
    for (const rule of rulesFor(sheet, tag, classes))
      if (matches(element, rule.selectorText)) addProperties(declaration, rule.style);
  addProperties(declaration, element.style);
  document._styleCache.set(element, declaration);
  return declaration;
};

function addProperties(declaration, style) {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  }
}

const { implForWrapper } = internals('living/generated/utils.js');
const { default: FixedEnvironment } = await import('jest-fixed-jsdom');

export default class BrowserEnvironment extends FixedEnvironment {
  constructor(...given) {
    super(...given);
    rememberStyles(this.global, (document) => implForWrapper(document)._styleCache);
  }
}
