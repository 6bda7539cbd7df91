import { EARLY_USER } from '@keydate/contracts/early-user';
import { memorySession } from '@keydate/testing/session/memory-session';
import { request } from './request';
import { installSession } from './session';

const fetched = () => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('fetched'));
const asked = (token: string, reply = Promise.resolve(new Response('early'))) =>
  void (window[EARLY_USER] = { token, reply });

beforeEach(() => installSession(memorySession(null, 'token')));
afterEach(() => void (window[EARLY_USER] = undefined));

test('what the page’s HTML has asked for is not asked again', async () => {
  const fetch = fetched();
  asked('token');

  expect(await (await request('getUser')).text()).toBe('early');
  expect(fetch).not.toHaveBeenCalled();
});

test('it is given once: who asks later gets a new answer', async () => {
  fetched();
  asked('token');
  await request('getUser');

  expect(await (await request('getUser')).text()).toBe('fetched');
});

test('it is not for another person, nor for another call', async () => {
  fetched();
  asked('token of somebody else');

  expect(await (await request('getUser')).text()).toBe('fetched');
  asked('token');
  expect(await (await request('company-clients')).text()).toBe('fetched');
});

test('an early call that got no answer fails as any other does', async () => {
  const refused = Promise.reject(new TypeError('Failed to fetch'));
  asked('token', refused);

  await expect(request('getUser')).rejects.toMatchObject({ status: 0 });
});
