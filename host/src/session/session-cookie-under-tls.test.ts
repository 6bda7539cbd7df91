/**
 * @jest-environment-options {"url": "https://keydate.example/"}
 */
import { readSessionCookie, writeSessionCookie } from './session-cookie';

test('under TLS the cookie is sent over TLS only', () => {
  const written = jest.spyOn(document, 'cookie', 'set');

  writeSessionCookie('token');

  expect(written).toHaveBeenCalledWith('keydate_session=token; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
  expect(readSessionCookie()).toBe('token');
});
