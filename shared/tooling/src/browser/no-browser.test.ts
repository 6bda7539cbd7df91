import { noBrowser } from './no-browser';

test('without a browser, the message says how to get one', () => {
  expect(noBrowser({})).toBe(
    'No Chrome, Chromium or Edge could be started. Please install one, or set KEYDATE_BROWSER to its path.',
  );
});

test('where downloads are forbidden, the message says how to allow them', () => {
  expect(noBrowser({ KEYDATE_NO_INSTALL: '1' })).toMatch(/, or unset KEYDATE_NO_INSTALL\.$/);
});

test('a named browser that does not start is in the message', () => {
  expect(noBrowser({ KEYDATE_BROWSER: '/opt/mine' })).toBe(
    'KEYDATE_BROWSER is /opt/mine, which cannot be started. Set it to a Chrome, Chromium or Edge, or unset it.',
  );
});
