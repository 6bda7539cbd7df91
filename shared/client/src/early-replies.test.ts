import { EARLY_CALLS } from '@keydate/contracts/early-calls';
import { aRealtor } from '@keydate/testing/builders/people';
import { memorySession } from '@keydate/testing/session/memory-session';
import { request } from './request';
import { installSession } from './session';

const LIST = '/api/v1/user/user-transaction-list/1?limit=30&status=Active';
const person = aRealtor({ _id: '1' });

const fetched = () => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('fetched'));
const early = () => new Response('early');

function asked(replies: Record<string, Promise<Response>>, { token = 'token', userId = '1' } = {}) {
  window[EARLY_CALLS] = { token, userId, at: performance.now(), replies: new Map(Object.entries(replies)) };
}

const listed = async () =>
  (await request('user-transaction-list/1', { query: { status: 'Active', limit: '30' } })).text();

beforeEach(() => installSession(memorySession(person, 'token')));
afterEach(() => void (window[EARLY_CALLS] = undefined));

test('a call that the page’s HTML has made is not made again, whatever the order of its parameters', async () => {
  const fetch = fetched();
  asked({ '/api/v1/user/getUser': Promise.resolve(early()), [LIST]: Promise.resolve(early()) });

  expect(await (await request('getUser')).text()).toBe('early');
  expect(await listed()).toBe('early');
  expect(fetch).not.toHaveBeenCalled();
});

test('an early answer is given once: the same call later gets a new one', async () => {
  fetched();
  asked({ [LIST]: Promise.resolve(early()) });
  await listed();

  expect(await listed()).toBe('fetched');
});

test.each([
  ['of another session', { token: 'token of somebody else' }],
  ['for another person', { userId: '2' }],
])('an early answer %s is not used', async (_case, of) => {
  fetched();
  asked({ [LIST]: Promise.resolve(early()) }, of);

  expect(await listed()).toBe('fetched');
});

test('an early answer is not used after 20 seconds, nor after a call that changes something', async () => {
  fetched();
  asked({ [LIST]: Promise.resolve(early()) });
  window[EARLY_CALLS]!.at -= 20_001;
  expect(await listed()).toBe('fetched');

  asked({ [LIST]: Promise.resolve(early()) });
  await request('user-transaction-update/1', { method: 'PUT', body: '{}' });
  expect(await listed()).toBe('fetched');
});

test('an early call that got no answer, or was refused, is made again', async () => {
  fetched();
  asked({ [LIST]: Promise.reject(new TypeError('Failed to fetch')) });
  expect(await listed()).toBe('fetched');

  asked({ [LIST]: Promise.resolve(new Response('busy', { status: 429 })) });
  expect(await listed()).toBe('fetched');
});
