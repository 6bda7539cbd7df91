import { accepts } from './accepts';

test.each([
  ['^19.0.0', '19.3.1', true],
  ['^1.4.0', '1.4.0', true],
  ['^1.4.0', '1.3.9', false],
  ['^1.4.2', '1.5.0', true],
  ['^1.4.2', '1.4.1', false],
  ['^19.0.0', '20.0.0', false],
  ['^19.0.0', undefined, false],
])('%s and a host that provides %s: %s', (range, version, expected) => {
  expect(accepts(range, version)).toBe(expected);
});
