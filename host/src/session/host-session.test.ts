import { aRealtor } from '@keydate/testing/builders/people';
import { createHostSession, type HostSession } from './host-session';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie';

const ana = aRealtor({ fullName: 'Ana Reyes' });
const endOnServer = jest.fn();
let session: HostSession;

beforeEach(() => {
  endOnServer.mockReset();
  localStorage.clear();
  clearSessionCookie();
  window.history.replaceState(null, '', '/');
  session = createHostSession(endOnServer);
});

/** What the browser tells this tab after another one has written. */
function anotherTabHasWritten() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}

describe('LOGIN', () => {
  test('replaces the person and persists them under “user”, with the token in cookie and local storage', () => {
    session.login(ana, 'token-1');

    expect(session.user()).toEqual(ana);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ana);
    expect(localStorage.getItem('token')).toBe('token-1');
    expect(session.token()).toBe('token-1');
  });

  test('is seen by everybody who reads the subject', () => {
    const seen: unknown[] = [];
    session.user$.subscribe((user) => seen.push(user?.fullName ?? null));

    session.login(ana, 'token-1');

    expect(seen).toEqual([null, 'Ana Reyes']);
  });
});

describe('UPDATE_USER', () => {
  test('merges what changed into the person and persists it', () => {
    session.login(ana, 'token-1');

    session.update({ fullName: 'Ana R. Reyes' });

    expect(session.user()).toEqual({ ...ana, fullName: 'Ana R. Reyes' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ fullName: 'Ana R. Reyes', role: ana.role });
  });

  test('that comes after the logout brings nobody back', () => {
    session.login(ana, 'token-1');
    session.logout();

    session.update({ fullName: 'Ana R. Reyes' });

    expect(session.user()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('LOGOUT', () => {
  beforeEach(() => session.login(ana, 'token-1'));

  test('removes person, token and cookie, and tells the server', () => {
    session.logout();

    expect(session.user()).toBeNull();
    expect(session.token()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(endOnServer).toHaveBeenCalledWith('token-1');
  });

  test('sends the person to /signin without a place to return to', () => {
    window.history.replaceState(null, '', '/transaction/7');

    session.logout();

    expect(session.leaving()).toEqual({});
    session.arrived();
    expect(session.leaving()).toBeNull();
  });
});

describe('a 401', () => {
  beforeEach(() => session.login(ana, 'token-1'));

  test('ends the session once, even when ten calls fail together', () => {
    const seen: unknown[] = [];
    session.user$.subscribe((user) => seen.push(user));

    for (let call = 0; call < 10; call += 1) session.refused('token-1');

    expect(seen).toEqual([ana, null]);
    expect(readSessionCookie()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('remembers where the person was', () => {
    window.history.replaceState(null, '', '/transaction/7?edit=1');

    session.refused('token-1');

    expect(session.leaving()).toEqual({ from: '/transaction/7?edit=1' });
  });

  test('asks nothing of the server, which knows already', () => {
    session.refused('token-1');

    expect(endOnServer).not.toHaveBeenCalled();
  });

  test('of an older session does not end the one that came after it', () => {
    session.login(ana, 'token-2');

    session.refused('token-1');

    expect(session.user()).toEqual(ana);
  });

  test('of a sign-up that holds its own token ends nothing', () => {
    session.refused('token-of-the-sign-up');

    expect(session.user()).toEqual(ana);
  });

  test('for want of a cookie ends the session of a person who is still shown', () => {
    clearSessionCookie();

    session.refused(null);

    expect(session.user()).toBeNull();
  });

  test('while nobody is signed in sends nobody anywhere', () => {
    session.logout();
    session.arrived();

    session.refused(null);

    expect(session.leaving()).toBeNull();
  });
});

describe('the next visit', () => {
  test('finds the person again', () => {
    session.login(ana, 'token-1');

    expect(createHostSession(endOnServer).user()).toEqual(ana);
  });

  test.each([
    ['the cookie is gone', () => clearSessionCookie()],
    ['the person is gone', () => localStorage.removeItem('user')],
    ['the person has no _id', () => localStorage.setItem('user', '{"fullName":"Ana"}')],
    ['the person is not even JSON', () => localStorage.setItem('user', '{')],
  ])('begins signed out when %s, and nothing is left over', (_what, lose) => {
    session.login(ana, 'token-1');
    lose();

    const next = createHostSession(endOnServer);

    expect(next.user()).toBeNull();
    expect(next.token()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('after a release that knows more of a person keeps the session, for the start-up check to fetch them', () => {
    session.login(ana, 'token-1');
    localStorage.setItem('user', JSON.stringify({ _id: ana._id }));

    const next = createHostSession(endOnServer);

    expect(next.user()).toBeNull();
    expect(next.token()).toBe('token-1');
  });

  test('in a browser that keeps nothing, this visit still works', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    session.login(ana, 'token-1');

    expect(session.user()).toEqual(ana);
  });
});

describe('tabs agree:', () => {
  test('a logout in one is a logout in all, told to the server once', () => {
    session.login(ana, 'token-1');

    localStorage.clear();
    clearSessionCookie();
    anotherTabHasWritten();

    expect(session.user()).toBeNull();
    expect(session.leaving()).toEqual({});
    expect(endOnServer).not.toHaveBeenCalled();
  });

  test('a sign-in in one is a sign-in in all', () => {
    writeSessionCookie('token-3');
    localStorage.setItem('token', 'token-3');
    localStorage.setItem('user', JSON.stringify(ana));
    anotherTabHasWritten();

    expect(session.user()).toEqual(ana);
    expect(session.token()).toBe('token-3');
  });

  test('a change of the person in one is seen in all', () => {
    session.login(ana, 'token-1');

    localStorage.setItem('user', JSON.stringify({ ...ana, fullName: 'Ana R. Reyes' }));
    anotherTabHasWritten();

    expect(session.user()?.fullName).toBe('Ana R. Reyes');
  });

  test('a person written by a release that knows more of them is no logout, unless they are another', () => {
    session.login(ana, 'token-1');

    localStorage.setItem('user', JSON.stringify({ _id: ana._id }));
    anotherTabHasWritten();

    expect(session.user()).toEqual(ana);
    expect(session.leaving()).toBeNull();

    localStorage.setItem('user', JSON.stringify({ _id: 'somebody-else' }));
    anotherTabHasWritten();

    expect(session.user()).toBeNull();
  });

  test('a visitor is not sent anywhere by another tab’s logout', () => {
    anotherTabHasWritten();

    expect(session.leaving()).toBeNull();
  });
});
