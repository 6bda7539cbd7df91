import { noBrowser } from './no-browser';

test('a machine without a browser is told how it gets one', () => {
  expect(noBrowser({})).toBe(
    'No Chrome, Chromium or Edge was found that starts: install one, or set KEYDATE_BROWSER to its path.',
  );
});

test('where fetching is forbidden, that is named as a way too', () => {
  expect(noBrowser({ KEYDATE_NO_INSTALL: '1' })).toMatch(/, or unset KEYDATE_NO_INSTALL\.$/);
});

test('a browser that was named and does not start is told by its name', () => {
  expect(noBrowser({ KEYDATE_BROWSER: '/opt/mine' })).toBe(
    'KEYDATE_BROWSER is /opt/mine, which cannot be started: name a Chrome, Chromium or Edge, or unset it.',
  );
});
