import type { HostSession } from '../../src/session/host-session';
import { clearSessionCookie, readSessionCookie } from '../../src/session/session-cookie';
import { ana, anotherTabSignsIn, aSession, ilse } from './a-session';

const endOnServer = jest.fn();
let session: HostSession;

beforeEach(() => {
  endOnServer.mockReset();
  session = aSession(endOnServer);
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

    expect(session.endedSession()).toEqual({ from: '/transaction/7?edit=1' });
  });

  test('does not call the server, which already knows', () => {
    session.refused('token-1');

    expect(endOnServer).not.toHaveBeenCalled();
  });

  test('of an older session does not end the current one', () => {
    session.login(ana, 'token-2');

    session.refused('token-1');

    expect(session.user()).toEqual(ana);
  });

  test('of an older session does not end one that another tab has begun since', () => {
    anotherTabSignsIn(ilse, 'token-2');

    session.refused('token-1');

    expect(session.token()).toBe('token-2');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ilse);
  });

  test('of a sign-up with its own token does not end the session', () => {
    session.refused('token-of-the-sign-up');

    expect(session.user()).toEqual(ana);
  });

  test('without a cookie ends the session of the person still shown', () => {
    clearSessionCookie();

    session.refused(null);

    expect(session.user()).toBeNull();
  });

  test('while nobody is signed in does not redirect', () => {
    session.logout();
    session.signInReached();

    session.refused(null);

    expect(session.endedSession()).toBeNull();
  });
});
