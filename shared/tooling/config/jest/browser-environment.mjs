import { createRequire } from 'node:module';
import { mayMatch } from './may-match.mjs';

/*
 * Testing Library asks whether each element it looks at is shown, and jsdom answers by matching every rule of every style
 * sheet with it: a third of the time of a page's test. Nearly all rules are of another class or another tag than the
 * element's, which is seen without matching. jsdom takes its matcher when it is loaded, hence before the environment is.
 */
const requireOf = (from, name) => createRequire(from.resolve(name));
const environmentOfJest = requireOf(
  requireOf(createRequire(import.meta.url), 'jest-fixed-jsdom'),
  'jest-environment-jsdom',
);
const selectors = environmentOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

const { default: BrowserEnvironment } = await import('jest-fixed-jsdom');

export default BrowserEnvironment;
