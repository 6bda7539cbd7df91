import type { HostSession } from '../../src/session/host-session';
import { clearSessionCookie, writeSessionCookie } from '../../src/session/session-cookie';
import { ana, anotherTabHasWritten, anotherTabSignsIn, aSession, ilse } from './a-session';

const endOnServer = jest.fn();
let session: HostSession;

beforeEach(() => {
  endOnServer.mockReset();
  session = aSession(endOnServer);
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
