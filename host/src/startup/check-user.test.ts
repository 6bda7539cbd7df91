import { installSession } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { createHostSession, type HostSession } from '../session/host-session';
import { forgetUser, readKeptUser } from '../session/kept-user';
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
  forgetUser();
  clearSessionCookie();
  session = createHostSession(jest.fn());
  installSession(session);
});

test('without a person from the last visit nothing is asked, and loading ends at once', async () => {
  serverAnswers(200, found(ana));

  await checkUser(session);

  expect(fetched).not.toHaveBeenCalled();
});

test('a person from the last visit is fetched anew and stored', async () => {
  session.login(ana, 'token');
  serverAnswers(200, found({ ...ana, fullName: 'Ana R. Reyes' }));

  await checkUser(session);

  expect(session.user()?.fullName).toBe('Ana R. Reyes');
  expect(readKeptUser()?.fullName).toBe('Ana R. Reyes');
});

test('a person kept by an older release is fetched anew', async () => {
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
  expect(session.leaving()).not.toBeNull();
});

test.each([
  ['fails', () => serverAnswers(500, { status: 500, message: 'Something went wrong!' })],
  ['has too much to do', () => serverAnswers(429, { status: 429, message: 'Too many attempts.' })],
  ['answers with what is no person', () => serverAnswers(200, { status: 200, message: 'Success', result: {} })],
  ['cannot be reached', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))],
])('a server that %s is only logged, and the person stays', async (_what, serverFails) => {
  const log = expectLog();
  session.login(ana, 'token');
  serverFails();

  await checkUser(session);

  expect(session.user()).toEqual(ana);
  expect(log).toHaveBeenCalledWith('[keydate] The user could not be fetched.', expect.anything());
});

test('an answer that comes after somebody else has signed in is dropped', async () => {
  session.login(ana, 'token');
  const ilse = aRealtor({ fullName: 'Ilse Okonjo' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    session.login(ilse, 'another token');
    return new Response(JSON.stringify(found(ana)));
  });

  await checkUser(session);

  expect(session.user()).toEqual(ilse);
});
