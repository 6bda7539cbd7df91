import type { HostSession } from '../../src/session/host-session';
import { clearSessionCookie, writeSessionCookie } from '../../src/session/session-cookie';
import { ana, dispatchStorageEvent, anotherTabSignsIn, aSession, ilse } from './a-session';

const endOnServer = jest.fn();
let session: HostSession;

beforeEach(() => {
  endOnServer.mockReset();
  session = aSession(endOnServer);
});

describe('tabs agree:', () => {
  test('a logout in one is a logout in all, and only one calls the server', () => {
    session.login(ana, 'token-1');

    localStorage.clear();
    clearSessionCookie();
    dispatchStorageEvent();

    expect(session.user()).toBeNull();
    expect(session.endedSession()).toEqual({});
    expect(endOnServer).not.toHaveBeenCalled();
  });

  test('a sign-in in one is a sign-in in all', () => {
    anotherTabSignsIn(ana, 'token-3');
    dispatchStorageEvent();

    expect(session.user()).toEqual(ana);
    expect(session.token()).toBe('token-3');
  });

  test('a sign-in in one is a sign-in in all, even if its cookie arrives late', () => {
    anotherTabSignsIn(ana, 'token-3');
    clearSessionCookie();
    dispatchStorageEvent();

    expect(session.user()).toEqual(ana);
    expect(session.token()).toBe('token-3');
  });

  test('a change of the person in one reaches all', () => {
    session.login(ana, 'token-1');

    localStorage.setItem('user', JSON.stringify({ ...ana, fullName: 'Ana R. Reyes' }));
    dispatchStorageEvent();

    expect(session.user()?.fullName).toBe('Ana R. Reyes');
  });

  test('a person stored by an incompatible release is not a logout, unless it is someone else', () => {
    session.login(ana, 'token-1');

    localStorage.setItem('user', JSON.stringify({ _id: ana._id }));
    dispatchStorageEvent();

    expect(session.user()).toEqual(ana);
    expect(session.endedSession()).toBeNull();

    localStorage.setItem('user', JSON.stringify({ _id: 'somebody-else' }));
    dispatchStorageEvent();

    expect(session.user()).toBeNull();
  });

  test('another tab’s logout does not redirect a visitor', () => {
    dispatchStorageEvent();

    expect(session.endedSession()).toBeNull();
  });

  test('another person who signs in in one is signed in in all', () => {
    session.login(ana, 'token-1');

    anotherTabSignsIn(ilse, 'token-2');
    dispatchStorageEvent();
    session.update({ fullName: 'Ilse O. Okonjo' });

    expect(session.user()).toMatchObject({ _id: ilse._id, fullName: 'Ilse O. Okonjo' });
  });

  test('a sign-in in one cancels the redirect to /signin in another', () => {
    session.login(ana, 'token-1');
    session.logout();

    anotherTabSignsIn(ilse, 'token-2');
    dispatchStorageEvent();

    expect(session.endedSession()).toBeNull();
  });

  describe('one that becomes visible again, without a storage event,', () => {
    const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
    beforeEach(() => session.login(ana, 'token-1'));

    test('notices that another has logged out', () => {
      localStorage.clear();
      clearSessionCookie();
      becomeVisible();

      expect(session.user()).toBeNull();
    });

    test('notices that another has signed someone in', () => {
      anotherTabSignsIn(ilse, 'token-2');
      becomeVisible();

      expect(session.user()).toEqual(ilse);
    });

    test('notices that another has signed someone in, even if what it stored arrives later than its cookie', () => {
      jest.useFakeTimers();
      writeSessionCookie('token-2');
      becomeVisible();
      expect(session.user()).toBeNull();

      anotherTabSignsIn(ilse, 'token-2');
      jest.advanceTimersByTime(100);

      expect(session.user()).toEqual(ilse);
      jest.useRealTimers();
    });

    test.each([
      ['is gone', () => clearSessionCookie()],
      ['has another token', () => writeSessionCookie('token-of-a-stranger')],
    ])('signs the person out when the cookie %s', (_what, tamper) => {
      tamper();
      becomeVisible();

      expect(session.user()).toBeNull();
    });

    test('keeps its person when nothing has changed, also in a browser that blocks storage', () => {
      localStorage.clear();
      becomeVisible();

      expect(session.user()).toEqual(ana);
    });
  });
});
