import type { HostSession } from '../../src/session/host-session';
import { ana, anotherTabSignsIn, aSession, ilse } from './a-session';

const endOnServer = jest.fn();
let session: HostSession;

beforeEach(() => {
  endOnServer.mockReset();
  session = aSession(endOnServer);
});

describe('LOGIN', () => {
  test('replaces the person and persists them under “user”, with the token in cookie and local storage', () => {
    session.login(ana, 'token-1');

    expect(session.user()).toEqual(ana);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ana);
    expect(localStorage.getItem('token')).toBe('token-1');
    expect(session.token()).toBe('token-1');
  });

  test('reaches every subscriber', () => {
    const seen: unknown[] = [];
    session.user$.subscribe((user) => seen.push(user?.fullName ?? null));

    session.login(ana, 'token-1');

    expect(seen).toEqual([null, 'Ana Reyes']);
  });
});

describe('UPDATE_USER', () => {
  test('merges the change into the person and persists it', () => {
    session.login(ana, 'token-1');

    session.update({ fullName: 'Ana R. Reyes' });

    expect(session.user()).toEqual({ ...ana, fullName: 'Ana R. Reyes' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ fullName: 'Ana R. Reyes', role: ana.role });
  });

  test('for a person whom another tab has just replaced does not overwrite the new one', () => {
    session.login(ana, 'token-1');
    anotherTabSignsIn(ilse, 'token-2');

    session.update({ fullName: 'Ana R. Reyes' });

    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ilse);
  });

  test('after the logout does not bring the person back', () => {
    session.login(ana, 'token-1');
    session.logout();

    session.update({ fullName: 'Ana R. Reyes' });

    expect(session.user()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('LOGOUT', () => {
  beforeEach(() => session.login(ana, 'token-1'));

  test('removes person, token and cookie, and ends the session on the server', () => {
    session.logout();

    expect(session.user()).toBeNull();
    expect(session.token()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(endOnServer).toHaveBeenCalledWith('token-1');
  });

  test('sends the person to /signin without a page to return to', () => {
    window.history.replaceState(null, '', '/transaction/7');

    session.logout();

    expect(session.endedSession()).toEqual({});
    session.signInReached();
    expect(session.endedSession()).toBeNull();
  });

  test('followed by a sign-in before /signin is shown does not redirect', () => {
    session.logout();

    session.login(ana, 'token-2');

    expect(session.endedSession()).toBeNull();
  });
});
