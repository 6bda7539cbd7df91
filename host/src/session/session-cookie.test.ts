import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie';

afterEach(clearSessionCookie);

test('the token is stored in the cookie keydate_session, whatever characters it has', () => {
  writeSessionCookie('a=b; c/ü');

  expect(document.cookie).toContain('keydate_session=');
  expect(readSessionCookie()).toBe('a=b; c/ü');
});

test('other cookies of the page are not mistaken for it', () => {
  document.cookie = 'not_keydate_session=stranger; Path=/';

  expect(readSessionCookie()).toBeNull();
});

test('a cookie that cannot be decoded is ignored', () => {
  document.cookie = 'keydate_session=100%; Path=/';

  expect(readSessionCookie()).toBeNull();
});

test('a cleared cookie is gone', () => {
  writeSessionCookie('token');

  clearSessionCookie();

  expect(readSessionCookie()).toBeNull();
});

test('the cookie is valid for every path, for 30 days, and is not sent by other sites', () => {
  const written = jest.spyOn(document, 'cookie', 'set');

  writeSessionCookie('token');

  expect(written).toHaveBeenCalledWith('keydate_session=token; Path=/; Max-Age=2592000; SameSite=Lax');
});
