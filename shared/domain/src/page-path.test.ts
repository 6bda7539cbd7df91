import { isAtPath } from './page-path';

test.each([
  ['/', '/'],
  ['/signin', '/signin'],
  ['/signin', '/signin/'],
  ['/signin', '/SignIn'],
  ['/transaction/:id', '/transaction/7f3a'],
])('the page %s stands at %s', (path, pathname) => expect(isAtPath(path, pathname)).toBe(true));

test.each([
  ['/', '/signin'],
  ['/signin', '/'],
  ['/transaction/:id', '/transaction'],
  ['/transaction/:id', '/transaction/'],
  ['/transaction/:id', '/transaction/7f3a/edit'],
  ['/transaction/:id', '/transactions/7f3a'],
  ['/', '//'],
  ['/signin', '//signin'],
  ['/signin', '/signin//'],
])('the page %s does not stand at %s', (path, pathname) => expect(isAtPath(path, pathname)).toBe(false));
