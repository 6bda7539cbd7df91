import type { HostSession } from '../../src/session/host-session';
import { clearSessionCookie, writeSessionCookie } from '../../src/session/session-cookie';
import { ana, aSession, ilse, nextVisit } from './a-session';

let session: HostSession;

beforeEach(() => {
  session = aSession();
});

describe('the next visit', () => {
  test('restores the person', () => {
    session.login(ana, 'token-1');

    expect(nextVisit().user()).toEqual(ana);
  });

  test.each([
    ['the cookie is gone', () => clearSessionCookie()],
    ['the cookie has another token', () => writeSessionCookie('token-of-a-stranger')],
    ['the token is gone', () => localStorage.removeItem('token')],
    ['the person is gone', () => localStorage.removeItem('user')],
    ['the person has no _id', () => localStorage.setItem('user', '{"fullName":"Ana"}')],
    ['the person is not even JSON', () => localStorage.setItem('user', '{')],
  ])('starts signed out when %s, and clears the rest', (_what, lose) => {
    session.login(ana, 'token-1');
    lose();

    const next = nextVisit();

    expect(next.user()).toBeNull();
    expect(next.token()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('after an incompatible release keeps the session, and the start-up check fetches the person', () => {
    session.login(ana, 'token-1');
    localStorage.setItem('user', JSON.stringify({ _id: ana._id }));

    const next = nextVisit();

    expect(next.user()).toBeNull();
    expect(next.token()).toBe('token-1');
  });
});

describe('in a browser with full storage', () => {
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

  test('the next visit does not restore the former person', () => {
    session.login(ana, 'token-1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);

    session.login(ilse, 'token-2');

    expect(nextVisit().user()).toBeNull();
  });
});

test('in a browser that blocks storage, this visit still works', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  const blocked = nextVisit();
  blocked.login(ana, 'token-1');

  expect(blocked.user()).toEqual(ana);
  expect(blocked.token()).toBe('token-1');
});
