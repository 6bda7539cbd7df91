import fc from 'fast-check';
import type { Audience } from '@keydate/contracts/registry';
import { siteMap } from '@keydate/shell';
import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { keydateSite } from '@keydate/testing/remotes/keydate-site';
import { resolveRoute, type Route, type RouteInput } from './resolve-route';

function route(audience: Audience, path: string, more: Partial<RouteInput> & { returnTo?: string } = {}): Route {
  const { returnTo = '/', ...rest } = more;
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const address = { pathname, search, hash, returnTo, state: null };
  return resolveRoute({ audience, endedSession: null, address, pages: siteMap(keydateSite), ...rest });
}
const remoteAt = (audience: Audience, path: string) => {
  const resolved = route(audience, path);
  return resolved.kind === 'page' ? resolved.page.remote : resolved;
};
const redirect = (to: string, state: unknown = null) => ({ kind: 'redirect', to, state });

test.each(
  siteMap(keydateSite).flatMap(({ remote, path, audiences }) =>
    audiences.map((audience) => [audience, path.replace(/:\w+/g, '7'), remote] as const),
  ),
)('a %s gets %s from %s, as its card says', (audience, path, remote) => {
  expect(remoteAt(audience, path)).toBe(remote);
});

describe('signed out (spec § 2.1)', () => {
  test.each(['/company', '/nonsense', '/signin/more', '/SIGN-IN'])('%s goes to /signin', (path) => {
    expect(route('visitor', path)).toEqual(redirect('/signin'));
  });

  test('a member’s page goes to /signin, with the address to return to', () => {
    expect(route('visitor', '/transaction/7?edit=1')).toEqual(
      redirect('/signin', { returnTo: '/transaction/7?edit=1' }),
    );
    expect(route('visitor', '/transaction/7#question-3')).toEqual(
      redirect('/signin', { returnTo: '/transaction/7#question-3' }),
    );
  });
});

test('an operator who signs in at /platform is back there; whoever may not see it goes to the dashboard', () => {
  expect(route('visitor', '/platform')).toEqual(redirect('/signin', { returnTo: '/platform' }));
  expect(route('member', '/signin', { returnTo: '/platform' })).toEqual(redirect('/platform'));
  expect(route('member', '/platform')).toEqual(redirect('/'));
});

test.each(['visitor', 'withoutCompany', 'member'] as const)('a %s can open the links of our mails', (audience) => {
  expect(remoteAt(audience, '/newsletter')).toBe('landing');
  expect(remoteAt(audience, '/lender-invitation/7')).toBe('auth');
});

describe('signed in without a company (spec § 2.1)', () => {
  test.each(['/', '/signin', '/subscription', '/transaction/7', '/nonsense'])('%s goes to /company', (path) => {
    expect(route('withoutCompany', path)).toEqual(redirect('/company'));
  });

  test('the page asked for before sign-in is passed on to /company', () => {
    const address = {
      pathname: '/signin',
      search: '',
      hash: '',
      returnTo: '/messages',
      state: { returnTo: '/messages' },
    };
    expect(route('withoutCompany', '/signin', { address })).toEqual(redirect('/company', { returnTo: '/messages' }));
  });
});

describe('signed in with a company (spec § 2.1)', () => {
  test.each(['/nonsense', '/signin', '/signup', '/company', '/transaction', '/transaction/7/more'])(
    '%s goes to /',
    (path) => {
      expect(route('member', path)).toEqual(redirect('/'));
    },
  );

  test('a person who was sent to /signin returns to the page they asked for', () => {
    expect(route('member', '/signin', { returnTo: '/transaction/7?edit=1' })).toEqual(
      redirect('/transaction/7?edit=1'),
    );
  });

  test('if the page to return to does not exist, the person goes to the dashboard', () => {
    expect(route('member', '/signin', { returnTo: '/nonsense' })).toEqual(redirect('/'));
  });

  test.each(['//', '//messages', '/messages//'])(
    '%s, which as a link may name another host, is not a page to return to',
    (returnTo) => {
      expect(route('member', '/signin', { returnTo })).toEqual(redirect('/'));
    },
  );
});

describe('when a session has just ended', () => {
  test('every page goes to /signin, the landing page too', () => {
    expect(route('visitor', '/', { endedSession: {} })).toEqual(redirect('/signin'));
  });

  test('who logs out to use another account comes back to what they had opened', () => {
    expect(route('visitor', '/', { endedSession: { returnTo: '/lender-invitation/7' } })).toEqual(
      redirect('/signin', { returnTo: '/lender-invitation/7' }),
    );
  });

  test('a 401 returns to the same page after sign-in', () => {
    expect(route('visitor', '/messages', { endedSession: { from: '/messages?with=7' } })).toEqual(
      redirect('/signin', { returnTo: '/messages?with=7' }),
    );
  });

  test('/signin is shown', () => {
    expect(route('visitor', '/signin', { endedSession: { from: '/messages' } })).toMatchObject({ kind: 'page' });
  });
});

test('when not even the fallback page is released, the route is unavailable', () => {
  const pages = siteMap(aRegistry(aCard('landing', { '/': ['visitor'] })));

  expect(route('visitor', '/nonsense', { pages })).toEqual({ kind: 'unavailable' });
  expect(route('member', '/', { pages })).toEqual({ kind: 'unavailable' });
});

describe('whatever the address,', () => {
  const audiences = fc.constantFrom<Audience>('visitor', 'withoutCompany', 'member');
  const segment = fc.oneof(
    fc.constantFrom('signin', 'company', 'transaction', 'messages', '7', '..', '%', '%2F', ':id', ''),
    fc.string(),
  );
  const paths = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`.replace(/[?#]/g, ''));
  const endedSessions = fc.option(fc.record({ from: paths }), { nil: null });
  const sessions = fc.oneof(
    fc.record({ audience: fc.constant<Audience>('visitor'), endedSession: endedSessions }),
    fc.record({ audience: audiences, endedSession: fc.constant(null) }),
  );
  const inputs = fc
    .tuple(sessions, fc.record({ path: paths, returnTo: paths }))
    .map(([who, where]) => ({ ...who, ...where }));

  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined)); // the router warns about a malformed path

  test('a person sees only pages of their audience', () => {
    fc.assert(
      fc.property(inputs, ({ audience, path, returnTo, endedSession }) => {
        const resolved = route(audience, path, { returnTo, endedSession });
        if (resolved.kind === 'page') expect(resolved.page.audiences).toContain(audience);
      }),
    );
  });

  test('a redirect leads to a page, never to another redirect', () => {
    fc.assert(
      fc.property(inputs, ({ audience, path, returnTo, endedSession }) => {
        const first = route(audience, path, { returnTo, endedSession });
        if (first.kind !== 'redirect') return;
        expect(route(audience, first.to).kind).toBe('page');
      }),
    );
  });

  test('no redirect leads to another origin', () => {
    fc.assert(
      fc.property(inputs, ({ audience, path, returnTo, endedSession }) => {
        const resolved = route(audience, path, { returnTo, endedSession });
        if (resolved.kind === 'redirect')
          expect(new URL(resolved.to, 'https://keydate.example').origin).toBe('https://keydate.example');
      }),
    );
  });
});
