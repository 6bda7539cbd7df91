import { installSession } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { createHostSession, type HostSession } from '../session/host-session';
import { removeStoredUser, readStoredUser } from '../session/stored-user';
import { clearSessionCookie } from '../session/session-cookie';
import { checkUser } from './check-user';

const ana = aRealtor({ fullName: 'Ana Reyes' });
let session: HostSession;
let fetched: jest.SpyInstance;

function serverAnswers(status: number, body: unknown) {
  fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}
const found = (user: User) => ({ status: 200, message: 'Success', result: user });

beforeEach(() => {
  removeStoredUser();
  clearSessionCookie();
  session = createHostSession(jest.fn());
  installSession(session);
});

test('without a person from the last visit nothing is fetched', async () => {
  serverAnswers(200, found(ana));

  await checkUser(session);

  expect(fetched).not.toHaveBeenCalled();
});

test('a person from the last visit is fetched again and stored', async () => {
  session.login(ana, 'token');
  serverAnswers(200, found({ ...ana, fullName: 'Ana R. Reyes' }));

  await checkUser(session);

  expect(session.user()?.fullName).toBe('Ana R. Reyes');
  expect(readStoredUser()?.fullName).toBe('Ana R. Reyes');
});

test('a person stored by an older release is fetched again', async () => {
  session.login(ana, 'token');
  jest
    .spyOn(Storage.prototype, 'getItem')
    .mockImplementation((key) => (key === 'token' ? 'token' : JSON.stringify({ _id: ana._id })));
  session = createHostSession(jest.fn());
  serverAnswers(200, found(ana));

  await checkUser(session);

  expect(session.user()).toEqual(ana);
});

test.each([401, 403, 404])('a server that answers %i ends the session', async (status) => {
  expectLog();
  session.login(ana, 'token');
  serverAnswers(status, { status, message: 'Please sign in.' });

  await checkUser(session);

  expect(session.user()).toBeNull();
  expect(session.endedSession()).not.toBeNull();
});

test.each([
  ['fails', () => serverAnswers(500, { status: 500, message: 'Something went wrong!' })],
  ['is busy', () => serverAnswers(429, { status: 429, message: 'Too many attempts.' })],
  [
    'answers with something that is not a person',
    () => serverAnswers(200, { status: 200, message: 'Success', result: {} }),
  ],
  ['cannot be reached', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))],
])('a server that %s is only logged, and the person stays signed in', async (_what, serverFails) => {
  const log = expectLog();
  session.login(ana, 'token');
  serverFails();

  await checkUser(session);

  expect(session.user()).toEqual(ana);
  expect(log).toHaveBeenCalledWith('[keydate] The user could not be fetched.', expect.anything());
});

test('a response that arrives after someone else has signed in is dropped', async () => {
  session.login(ana, 'token');
  const ilse = aRealtor({ fullName: 'Ilse Okonjo' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    session.login(ilse, 'another token');
    return new Response(JSON.stringify(found(ana)));
  });

  await checkUser(session);

  expect(session.user()).toEqual(ilse);
});
