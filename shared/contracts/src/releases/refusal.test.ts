import { aPage, aRegistry, aRelease } from './a-release';
import { ownCopies } from './misfit';
import { refusal } from './refusal';

const live = aRegistry({
  landing: aRelease('l1', { name: 'landing', pages: { home: aPage('/', 'visitor') } }),
  transactions: aRelease('t1', {
    name: 'transactions',
    pages: { one: aPage('/transaction/:id', 'member') },
    slots: ['topBarSearch'],
  }),
});

test('a remote whose needs the host meets and whose places are free may go live', () => {
  expect(
    refusal('billing', aRelease('b1', { pages: { plans: aPage('/subscription', 'member') } }), live),
  ).toBeUndefined();
});

test('a remote that needs a newer shared package is told to wait for the host', () => {
  const release = { ...aRelease('b1'), requires: { '@keydate/client': '^1.2.0' } };
  expect(refusal('billing', release, live)).toBe(
    'billing needs @keydate/client ^1.2.0, and the host provides none. Release a host that fits first.',
  );
});

describe('names of a shared module', () => {
  const offering = (names: Record<string, string>) => {
    const registry = aRegistry({});
    registry.host.provides['@keydate/client'] = '1.0.0';
    registry.host.offers = { '@keydate/client': names, '@keydate/ui': names };
    return registry;
  };
  const using = (name: string, hash: string) => ({
    ...aRelease('b1'),
    requires: { '@keydate/client': '^1.0.0' },
    uses: { '@keydate/client': { [name]: hash } },
  });

  test('that the host has renamed refuse the remote that uses them, though their number is the same', () => {
    expect(refusal('billing', using('callApi', 'a1'), offering({ makeCall: 'a1' }))).toBe(
      'billing uses callApi of @keydate/client, which the host does not offer, or with another type. ' +
        'Release a host that fits first.',
    );
  });

  test('that the host offers with another type refuse it too', () => {
    expect(refusal('billing', using('callApi', 'a1'), offering({ callApi: 'a2' }))).toMatch(/^billing uses callApi/);
  });

  test('that the host has added, removed or changed do not matter to a remote that does not use them', () => {
    expect(refusal('billing', using('callApi', 'a1'), offering({ callApi: 'a1', more: 'b1' }))).toBeUndefined();
  });

  test('of which the remote has a copy of its own never refuse it: it uses that copy where they differ', () => {
    const release = { ...using('callApi', 'a1'), uses: { '@keydate/ui': { Button: 'a1' } } };
    expect(refusal('billing', release, offering({ callApi: 'a1', Button: 'a2' }))).toBeUndefined();
    expect(ownCopies(release, offering({ Button: 'a2' }).host)).toEqual(['@keydate/ui']);
    expect(ownCopies(release, offering({ Button: 'a1' }).host)).toEqual([]);
  });
});

test('an address that another remote has for the same audience is refused', () => {
  expect(refusal('billing', aRelease('b1', { pages: { front: aPage('/', 'visitor') } }), live)).toBe(
    'billing asks for the address / for a visitor, which landing has.',
  );
});

test('the same address for another audience is free: / is landing or the dashboard', () => {
  expect(refusal('billing', aRelease('b1', { pages: { front: aPage('/', 'member') } }), live)).toBeUndefined();
});

test('addresses that differ only in the name of a parameter are the same place', () => {
  expect(refusal('billing', aRelease('b1', { pages: { bill: aPage('/transaction/:bill', 'member') } }), live)).toMatch(
    /^billing asks for the address \/transaction\/:… for a member/,
  );
});

test.each(['/transaction/new', '/transaction/:bill'])(
  'an address that a parameter of another remote covers is taken: %s',
  (path) => {
    expect(refusal('billing', aRelease('b1', { pages: { bill: aPage(path, 'member') } }), live)).toMatch(
      /, which transactions has\.$/,
    );
    expect(
      refusal('billing', aRelease('b1', { pages: { bill: aPage(`${path}/parts`, 'member') } }), live),
    ).toBeUndefined();
  },
);

test.each(['/platform', '/api/v1', '/host/h1', '/remotes/billing/b1', '/dev/:page'])(
  '%s is no address of a remote',
  (path) => {
    expect(refusal('billing', aRelease('b1', { pages: { own: aPage(path, 'member') } }), live)).toBe(
      `billing asks for the address ${path}, which Keydate itself has.`,
    );
  },
);

test('a slot has one remote that fills it', () => {
  expect(refusal('billing', aRelease('b1', { slots: ['topBarSearch'] }), live)).toBe(
    'billing asks for the slot topBarSearch, which transactions has.',
  );
});

describe('an entry of the sidebar', () => {
  const withEntry = (title: string) =>
    aRelease('b1', {
      pages: { own: aPage('/own', 'member') },
      navigation: [{ title, page: 'own', icon: 'Star' }],
    });

  test('has a word of its own', () => {
    const reports = {
      ...withEntry('Reports'),
      card: { ...withEntry('Reports').card, name: 'reports', pages: { own: aPage('/reports', 'member') } },
    };
    const others = { ...live, remotes: { ...live.remotes, ...aRegistry({ reports }).remotes } };
    expect(refusal('billing', withEntry('reports'), others)).toBe(
      'billing asks for the entry "reports", which reports has.',
    );
    expect(refusal('billing', withEntry('Bills'), others)).toBeUndefined();
  });

  test('has no word of the specification', () => {
    expect(refusal('billing', withEntry('dashboard'), live)).toBe(
      'billing asks for the entry "dashboard", which Keydate itself has.',
    );
  });

  test('has a word that no other of its card has', () => {
    const release = withEntry('Bills');
    const navigation = ['Bills', 'bills'].map((title) => ({ title, page: 'own', icon: 'Star' as const }));
    expect(refusal('billing', { ...release, card: { ...release.card, navigation } }, live)).toBe(
      'In the card of billing two entries have the title "bills".',
    );
  });

  test('opens a page of its card', () => {
    const release = withEntry('Bills');
    expect(refusal('billing', { ...release, card: { ...release.card, pages: {} } }, live)).toBe(
      'In the card of billing the entry "Bills" opens the page "own", which the card does not have.',
    );
  });
});

test("a card must bear its folder's name", () => {
  expect(refusal('billing', aRelease('b1', { name: 'billling' }), live)).toBe(
    'remote.json of remote-billing has the name "billling".',
  );
});
