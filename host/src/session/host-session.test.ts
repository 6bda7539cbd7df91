import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { createHostSession, type HostSession } from './host-session';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie';

const ana = aRealtor({ fullName: 'Ana Reyes' });
const ilse = aLender({ fullName: 'Ilse Okonjo' });
const endOnServer = jest.fn();
let session: HostSession;

beforeEach(() => {
  endOnServer.mockReset();
  localStorage.clear();
  clearSessionCookie();
  window.history.replaceState(null, '', '/');
  session = createHostSession(endOnServer);
});

/** What another tab does to cookie and storage when somebody signs in there. */
function anotherTabSignsIn(user: unknown, token: string) {
  writeSessionCookie(token);
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

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

  test('of somebody whom another tab has just replaced is not written over the other', () => {
    session.login(ana, 'token-1');
    anotherTabSignsIn(ilse, 'token-2');

    session.update({ fullName: 'Ana R. Reyes' });

    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ilse);
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

  test('and a sign-in before /signin has been reached sends nobody there', () => {
    session.logout();

    session.login(ana, 'token-2');

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

  test('of an older session does not end the one that another tab has begun since', () => {
    anotherTabSignsIn(ilse, 'token-2');

    session.refused('token-1');

    expect(session.token()).toBe('token-2');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ilse);
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
    ['the cookie is not ours', () => writeSessionCookie('token-of-a-stranger')],
    ['the token is gone', () => localStorage.removeItem('token')],
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

    expect(createHostSession(endOnServer).user()).toBeNull();
  });
});

test('in a browser that lets nobody near its storage, this visit still works', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  const blocked = createHostSession(endOnServer);
  blocked.login(ana, 'token-1');

  expect(blocked.user()).toEqual(ana);
  expect(blocked.token()).toBe('token-1');
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
    anotherTabSignsIn(ana, 'token-3');
    anotherTabHasWritten();

    expect(session.user()).toEqual(ana);
    expect(session.token()).toBe('token-3');
  });

  test('a sign-in in one is one in all, also when its cookie is a moment late', () => {
    anotherTabSignsIn(ana, 'token-3');
    clearSessionCookie();
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

  test('another person who signs in in one is the person of all', () => {
    session.login(ana, 'token-1');

    anotherTabSignsIn(ilse, 'token-2');
    anotherTabHasWritten();
    session.update({ fullName: 'Ilse O. Okonjo' });

    expect(session.user()).toMatchObject({ _id: ilse._id, fullName: 'Ilse O. Okonjo' });
  });

  test('a sign-in in one while another is on its way to /signin is not led there', () => {
    session.login(ana, 'token-1');
    session.logout();

    anotherTabSignsIn(ilse, 'token-2');
    anotherTabHasWritten();

    expect(session.leaving()).toBeNull();
  });

  describe('one that is looked at again, having been told of nothing,', () => {
    const lookedAtAgain = () => document.dispatchEvent(new Event('visibilitychange'));
    beforeEach(() => session.login(ana, 'token-1'));

    test('finds out that another has logged out', () => {
      localStorage.clear();
      clearSessionCookie();
      lookedAtAgain();

      expect(session.user()).toBeNull();
    });

    test('finds out that another has signed somebody in', () => {
      anotherTabSignsIn(ilse, 'token-2');
      lookedAtAgain();

      expect(session.user()).toEqual(ilse);
    });

    test.each([
      ['is gone', () => clearSessionCookie()],
      ['is a stranger’s', () => writeSessionCookie('token-of-a-stranger')],
    ])('shows nobody when the cookie %s', (_what, tamper) => {
      tamper();
      lookedAtAgain();

      expect(session.user()).toBeNull();
    });

    test('keeps its person when nothing has happened, also in a browser that keeps nothing', () => {
      localStorage.clear();
      lookedAtAgain();

      expect(session.user()).toEqual(ana);
    });
  });
});
