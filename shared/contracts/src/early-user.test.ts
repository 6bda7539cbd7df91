import { EARLY_USER_PATH } from './early-user';
import { getUser } from './people';

test('the page asks early for what the start-up check asks for', () => {
  expect(EARLY_USER_PATH).toBe(`/api/v1/user/${getUser.path}`);
  expect(getUser.method).toBe('GET');
});
