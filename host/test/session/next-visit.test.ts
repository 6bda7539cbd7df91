import type { HostSession } from '../../src/session/host-session';
import { clearSessionCookie, writeSessionCookie } from '../../src/session/session-cookie';
import { ana, aSession, ilse, theNextVisit } from './a-session';

let session: HostSession;

beforeEach(() => {
  session = aSession();
});

describe('the next visit', () => {
  test('finds the person again', () => {
    session.login(ana, 'token-1');

    expect(theNextVisit().user()).toEqual(ana);
  });

  test.each([
    ['the cookie is gone', () => clearSessionCookie()],
    ['the cookie is not ours', () => writeSessionCookie('token-of-a-stranger')],
    ['the token is gone', () => localStorage.removeItem('token')],
    ['the person is gone', () => localStorage.removeItem('user')],
    ['the person has no _id', () => localStorage.setItem('user', '{"fullName":"Ana"}')],
    ['the person is not even JSON', () => localStorage.setItem('user', '{')],
  ])('begins signed out when %s, and nothing is left over', (_what, lose) => {
    session.login(ana, 'token-1');
    lose();

    const next = theNextVisit();

    expect(next.user()).toBeNull();
    expect(next.token()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('after a release that knows more of a person keeps the session, for the start-up check to fetch them', () => {
    session.login(ana, 'token-1');
    localStorage.setItem('user', JSON.stringify({ _id: ana._id }));

    const next = theNextVisit();

    expect(next.user()).toBeNull();
    expect(next.token()).toBe('token-1');
  });
});

describe('in a browser that is full', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  test('this visit still works', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);

    session.login(ana, 'token-1');
    session.update({ fullName: 'Ana R. Reyes' });

    expect(session.user()?.fullName).toBe('Ana R. Reyes');
    expect(session.token()).toBe('token-1');
  });

  test('the next visit does not find the person before', () => {
    session.login(ana, 'token-1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);

    session.login(ilse, 'token-2');

    expect(theNextVisit().user()).toBeNull();
  });
});

test('in a browser that lets nobody near its storage, this visit still works', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  const blocked = theNextVisit();
  blocked.login(ana, 'token-1');

  expect(blocked.user()).toEqual(ana);
  expect(blocked.token()).toBe('token-1');
});
