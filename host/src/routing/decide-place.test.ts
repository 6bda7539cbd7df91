import fc from 'fast-check';
import type { Audience } from '@keydate/contracts/registry';
import { siteMap } from '@keydate/shell';
import { aCard, aRegistry, keydateSite } from '@keydate/testing/remotes/a-registry';
import { decidePlace, type Place, type Situation } from './decide-place';

function place(audience: Audience, path: string, more: Partial<Situation> & { returnTo?: string } = {}): Place {
  const { returnTo = '/', ...rest } = more;
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const address = { pathname, search, returnTo, state: null };
  return decidePlace({ audience, leaving: null, address, pages: siteMap(keydateSite), ...rest });
}
const remoteAt = (audience: Audience, path: string) => {
  const decided = place(audience, path);
  return decided.kind === 'page' ? decided.page.remote : decided;
};
const elsewhere = (to: string, state: unknown = null) => ({ kind: 'elsewhere', to, state });

describe('signed out (spec § 2.1)', () => {
  test.each([
    ['/', 'landing'],
    ['/privacy-policy', 'landing'],
    ['/signin', 'auth'],
    ['/signup', 'auth'],
    ['/password', 'auth'],
    ['/term-and-service', 'auth'],
    ['/auth-profile', 'auth'],
    ['/reset-password', 'auth'],
  ])('%s is a page of %s', (path, remote) => {
    expect(remoteAt('visitor', path)).toBe(remote);
  });

  test.each(['/company', '/nonsense', '/signin/more', '/SIGN-IN'])('%s goes to /signin', (path) => {
    expect(place('visitor', path)).toEqual(elsewhere('/signin'));
  });

  test('a members’ page goes to /signin, which is told to come back to it', () => {
    expect(place('visitor', '/transaction/7?edit=1')).toEqual(
      elsewhere('/signin', { returnTo: '/transaction/7?edit=1' }),
    );
  });
});

describe('signed in without a company (spec § 2.1)', () => {
  test('/company is a page of auth', () => {
    expect(remoteAt('withoutCompany', '/company')).toBe('auth');
  });

  test.each(['/', '/signin', '/subscription', '/transaction/7', '/nonsense'])('%s goes to /company', (path) => {
    expect(place('withoutCompany', path)).toEqual(elsewhere('/company'));
  });

  test('what was asked for before sign-in travels on to /company', () => {
    const address = { pathname: '/signin', search: '', returnTo: '/messages', state: { returnTo: '/messages' } };
    expect(place('withoutCompany', '/signin', { address })).toEqual(elsewhere('/company', { returnTo: '/messages' }));
  });
});

describe('signed in with a company (spec § 2.1)', () => {
  test.each([
    ['/', 'transactions'],
    ['/transaction/7', 'transactions'],
    ['/subscription', 'billing'],
    ['/messages', 'messaging'],
    ['/new-conversation', 'messaging'],
    ['/setting', 'settings'],
  ])('%s is a page of %s', (path, remote) => {
    expect(remoteAt('member', path)).toBe(remote);
  });

  test.each(['/nonsense', '/signin', '/signup', '/company', '/transaction', '/transaction/7/more'])(
    '%s goes to /',
    (path) => {
      expect(place('member', path)).toEqual(elsewhere('/'));
    },
  );

  test('whoever was sent to /signin comes back to the page asked for', () => {
    expect(place('member', '/signin', { returnTo: '/transaction/7?edit=1' })).toEqual(
      elsewhere('/transaction/7?edit=1'),
    );
  });

  test('a page to come back to that does not exist is the dashboard', () => {
    expect(place('member', '/signin', { returnTo: '/nonsense' })).toEqual(elsewhere('/'));
  });

  test.each(['//', '//messages', '/messages//'])(
    '%s, which as a link may name another host, is no page to come back to',
    (returnTo) => {
      expect(place('member', '/signin', { returnTo })).toEqual(elsewhere('/'));
    },
  );
});

describe('when a session has just ended', () => {
  test('every page goes to /signin, the landing page too', () => {
    expect(place('visitor', '/', { leaving: {} })).toEqual(elsewhere('/signin'));
  });

  test('a 401 comes back to where it was, after sign-in', () => {
    expect(place('visitor', '/messages', { leaving: { from: '/messages?with=7' } })).toEqual(
      elsewhere('/signin', { returnTo: '/messages?with=7' }),
    );
  });

  test('/signin is reached', () => {
    expect(place('visitor', '/signin', { leaving: { from: '/messages' } })).toMatchObject({ kind: 'page' });
  });
});

test('where not even the page to fall back to is released, there is nowhere to send people', () => {
  const pages = siteMap(aRegistry(aCard('landing', { '/': ['visitor'] })));

  expect(place('visitor', '/nonsense', { pages })).toEqual({ kind: 'nowhere' });
  expect(place('member', '/', { pages })).toEqual({ kind: 'nowhere' });
});

describe('whatever is in the address bar,', () => {
  const audiences = fc.constantFrom<Audience>('visitor', 'withoutCompany', 'member');
  const segment = fc.oneof(
    fc.constantFrom('signin', 'company', 'transaction', 'messages', '7', '..', '%', '%2F', ':id', ''),
    fc.string(),
  );
  const paths = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`.replace(/[?#]/g, ''));
  const leavings = fc.option(fc.record({ from: paths }), { nil: null });
  const leftOrHere = fc.oneof(
    fc.record({ audience: fc.constant<Audience>('visitor'), leaving: leavings }),
    fc.record({ audience: audiences, leaving: fc.constant(null) }),
  );
  const situations = fc
    .tuple(leftOrHere, fc.record({ path: paths, returnTo: paths }))
    .map(([who, where]) => ({ ...who, ...where }));

  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined)); // the router’s, of a malformed path

  test('a person sees only pages that are theirs', () => {
    fc.assert(
      fc.property(situations, ({ audience, path, returnTo, leaving }) => {
        const decided = place(audience, path, { returnTo, leaving });
        if (decided.kind === 'page') expect(decided.page.audiences).toContain(audience);
      }),
    );
  });

  test('a person who is sent on arrives at once, and is not sent on again', () => {
    fc.assert(
      fc.property(situations, ({ audience, path, returnTo, leaving }) => {
        const first = place(audience, path, { returnTo, leaving });
        if (first.kind !== 'elsewhere') return;
        expect(place(audience, first.to).kind).toBe('page');
      }),
    );
  });

  test('nobody is sent to another origin', () => {
    fc.assert(
      fc.property(situations, ({ audience, path, returnTo, leaving }) => {
        const decided = place(audience, path, { returnTo, leaving });
        if (decided.kind === 'elsewhere')
          expect(new URL(decided.to, 'https://keydate.example').origin).toBe('https://keydate.example');
      }),
    );
  });
});
