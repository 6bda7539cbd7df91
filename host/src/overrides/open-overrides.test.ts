import { tabStorage } from '@keydate/client';
import type { PageRegistry } from '@keydate/contracts/registry';
import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { act, renderHook } from '@testing-library/react';
import { openOverrides } from './open-overrides';
import { withShownReleases, type ShownReleases } from './shown-releases';
import { usePlaces } from './use-places';
import { readWantedOverrides } from './wanted-overrides.store';

const live = aRegistry(
  aCard('billing', { '/subscription': ['member'] }),
  aCard('settings', { '/setting': ['member'] }),
);
const ELSEWHERE = 'https://staging.example';

/** The registries that the servers serve, by address. */
let registries: Record<string, PageRegistry>;
beforeEach(() => {
  registries = {};
  tabStorage.remove('keydate-overrides');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const registry = typeof address === 'string' ? registries[address] : undefined;
    return registry ? Response.json(registry) : new Response('', { status: 404 });
  });
  window.history.replaceState(null, '', '/subscription?page=2&mfe=billing@r7');
});

const withBilling = (release: string, from = live): PageRegistry => ({
  ...from,
  billing: { ...from.billing!, release, entry: `/remotes/billing/${release}/entry.js` },
});
const held = (release: string, asked = release) => {
  registries[`/registry.json?mfe=billing%40${asked}`] = withBilling(release);
};
const wanted = () => readWantedOverrides(window.location.search);

test('a release that the server holds takes the place of the live one, and the tab remembers it', async () => {
  held('r7');
  const overrides = await openOverrides(live, wanted(), []);

  expect(overrides.registry()).toMatchObject({ billing: { release: 'r7' }, settings: { release: 'r1' } });
  expect(overrides.list()).toMatchObject([{ what: 'billing r7', state: 'shown' }]);
  expect(window.location.search).toBe('?page=2');
  expect(wanted()).toEqual(['billing@r7']);
});

test('a release that the server does not hold is refused and forgotten', async () => {
  held('r1', 'r7');
  const overrides = await openOverrides(live, wanted(), []);

  expect(overrides.registry().billing).toBe(live.billing);
  expect(overrides.list()).toMatchObject([{ what: 'billing r7', state: 'refused' }]);
  expect(wanted()).toEqual([]);
});

test('the live release is no other one: the tab neither names nor remembers it', async () => {
  held('r1');
  const { registry, list } = await openOverrides(live, ['billing@r1'], []);

  expect(list()).toEqual([]);
  expect(registry().billing).toBe(live.billing);
  expect(wanted()).toEqual([]);
});

describe('of a disabled remote', () => {
  const disabled: PageRegistry = {
    ...live,
    billing: { ...live.billing!, unavailable: 'disabled', notice: 'Prices change' },
  };

  test.each(['r7', 'r1'])(
    'the tab shows %s, be it the live one or not, and says why it is disabled',
    async (release) => {
      held(release);
      const { registry, list } = await openOverrides(disabled, [`billing@${release}`], []);

      expect(registry().billing).toMatchObject({ release });
      expect(registry().billing).not.toHaveProperty('unavailable');
      expect(list()).toMatchObject([{ what: `billing ${release}`, state: 'shown', disabled: 'Prices change' }]);
      expect(wanted()).toEqual([`billing@${release}`]);
    },
  );

  test('a release that the server withholds is refused, and the reason is told', async () => {
    registries['/registry.json?mfe=billing%40r1'] = disabled;
    const { registry, list } = await openOverrides(disabled, ['billing@r1'], []);

    expect(registry().billing).toBe(disabled.billing);
    expect(list()).toMatchObject([{ state: 'refused', disabled: 'Prices change' }]);
  });

  test('a release that breaks leaves it disabled', async () => {
    held('r7');
    const reload = jest.fn(async () => undefined);
    const { heal, list } = await openOverrides(disabled, wanted(), []);
    heal('billing', { reload });

    expect(reload).toHaveBeenCalledWith('billing', disabled.billing);
    expect(list()).toMatchObject([{ state: 'broken', disabled: 'Prices change' }]);
  });
});

describe('of a remote that the page does not carry', () => {
  const { settings } = live;
  const carried: PageRegistry = { settings: settings! };

  test('the release that the tab was asked to show is shown, and makes room for the live one if it breaks', async () => {
    held('r7');
    registries['/registry.json'] = live;
    const reload = jest.fn(async () => undefined);
    const { registry, list, heal } = await openOverrides(carried, wanted(), []);
    expect(registry()).toMatchObject({ billing: { release: 'r7' }, settings: { release: 'r1' } });
    expect(list()).toMatchObject([{ what: 'billing r7', state: 'shown', isLive: true }]);

    heal('billing', { reload });
    expect(registry().billing).toEqual(live.billing);
    expect(reload).toHaveBeenCalledWith('billing', live.billing);
  });

  test('the live release is no other one', async () => {
    held('r1');
    registries['/registry.json'] = live;
    const { registry, list } = await openOverrides(carried, ['billing@r1'], []);
    expect(list()).toEqual([]);
    expect(registry()).toEqual(carried);
  });

  test('a server that does not say what is live lends its release all the same', async () => {
    expectLog();
    held('r7');
    const { registry } = await openOverrides(carried, wanted(), []);
    expect(registry()).toMatchObject({ billing: { release: 'r7' } });
  });
});

describe('of a remote that this server does not have', () => {
  const { billing, ...here } = live;
  beforeEach(() => {
    registries['/registry.json'] = here;
  });

  test('the release of another Keydate is shown, and its pages go if it breaks', async () => {
    registries[`${ELSEWHERE}/registry.json`] = { billing: billing! };
    const reload = jest.fn(async () => undefined);
    const { registry, list, heal } = await openOverrides(here, [`billing@${ELSEWHERE}`], [ELSEWHERE]);
    expect(registry().billing).toMatchObject({ entry: `${ELSEWHERE}/remotes/billing/r1/entry.js` });
    expect(list()).toMatchObject([{ what: `billing r1 of ${ELSEWHERE}`, state: 'shown', isLive: false }]);

    heal('billing', { reload });
    expect(registry()).toEqual(here);
    expect(reload).not.toHaveBeenCalled();
    expect(list()).toMatchObject([{ state: 'broken', isLive: false }]);
  });

  test('a release that the server does not hold either is refused', async () => {
    registries['/registry.json?mfe=billing%40r7'] = here;
    const { registry, list } = await openOverrides(here, wanted(), []);
    expect(registry()).toEqual(here);
    expect(list()).toMatchObject([{ state: 'refused', isLive: false }]);
  });
});

test('of several releases of a remote, the tab shows the last', async () => {
  held('r7');
  held('r8');
  const { registry, list } = await openOverrides(live, ['billing@r7', 'billing@r8'], []);

  expect(registry().billing?.release).toBe('r8');
  expect(list()).toMatchObject([{ what: 'billing r8', state: 'shown' }]);
  expect(wanted()).toEqual(['billing@r8']);
});

test('a remote of another Keydate comes with all its files from there', async () => {
  registries[`${ELSEWHERE}/registry.json`] = {
    billing: {
      ...withBilling('r8').billing!,
      chunks: { plans: { scripts: ['/remotes/billing/r8/plans.js'], styles: [] } },
    },
  };
  const { registry, list } = await openOverrides(live, [`billing@${ELSEWHERE}/`], [ELSEWHERE]);

  expect(registry().billing).toMatchObject({
    entry: `${ELSEWHERE}/remotes/billing/r8/entry.js`,
    chunks: { plans: { scripts: [`${ELSEWHERE}/remotes/billing/r8/plans.js`] } },
  });
  expect(list()).toMatchObject([{ what: `billing r8 of ${ELSEWHERE}`, state: 'shown' }]);
});

test.each([
  ['is switched off', { unavailable: 'disabled', notice: 'Prices change' }],
  ['does not fit the host', { unavailable: 'needs-newer-shell' }],
  ['fits the host', {}],
] as const)('a remote that %s elsewhere is shown here, with its own copies of presentation', async (_what, state) => {
  registries[`${ELSEWHERE}/registry.json`] = { billing: { ...withBilling('r8').billing!, ...state } };
  const { registry } = await openOverrides(live, [`billing@${ELSEWHERE}`], [ELSEWHERE]);

  expect(registry().billing).toMatchObject({ release: 'r8', ownCopies: ['@keydate/ui', '@keydate/ui/overlays'] });
  expect(registry().billing).not.toHaveProperty('unavailable');
  expect(registry().billing).not.toHaveProperty('notice');
});

test('an address that is not allowed is refused, and never asked', async () => {
  registries[`${ELSEWHERE}/registry.json`] = withBilling('r8');
  const { list } = await openOverrides(live, [`billing@${ELSEWHERE}`], ['https://another.example']);

  expect(list()).toMatchObject([{ state: 'refused' }]);
  expect(fetch).not.toHaveBeenCalled();
});

test('what names neither a release nor an address is left out', async () => {
  const { list } = await openOverrides(live, ['billing', 'billing@', 'Your account is closed@r1', 'billing@a b'], []);
  expect(list()).toEqual([]);
});

test('a server that does not answer leaves the live release', async () => {
  expectLog();
  const { registry, list } = await openOverrides(live, wanted(), []);
  expect(registry().billing).toBe(live.billing);
  expect(list()).toMatchObject([{ state: 'refused' }]);
});

test('a release that breaks is dropped for the live one, once; others stay', async () => {
  held('r7');
  const reload = jest.fn(async () => undefined);
  const overrides = await openOverrides(live, wanted(), []);
  overrides.heal('settings', { reload });
  expect(reload).not.toHaveBeenCalled();

  overrides.heal('billing', { reload });
  overrides.heal('billing', { reload });

  expect(reload).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledWith('billing', live.billing);
  expect(overrides.list()).toMatchObject([{ state: 'broken' }]);
  expect(wanted()).toEqual([]);
});

test('with a release that breaks its pages and slots go, and those of the live one are back', async () => {
  const { billing } = aRegistry(aCard('billing', { '/prices': ['member'] }));
  registries['/registry.json?mfe=billing%40r7'] = { ...live, billing: { ...billing!, release: 'r7' } };
  const overrides = await openOverrides(live, wanted(), []);
  const { result } = renderHook(() => usePlaces(overrides, {}));
  const paths = () => result.current.pages.map(({ path }) => path);
  expect(paths()).toEqual(['/prices', '/setting']);

  act(() => overrides.heal('billing', { reload: async () => undefined }));

  expect(paths()).toEqual(['/subscription', '/setting']);
});

describe('a page starts', () => {
  test('with the live releases at once where overrides are not allowed, whatever the address says', () => {
    const shown: ShownReleases[] = [];
    withShownReleases(live, undefined, (releases) => shown.push(releases));
    expect(shown.map(({ registry }) => registry())).toEqual([live]);
    expect(fetch).not.toHaveBeenCalled();
    expect(window.location.search).toContain('mfe=billing@r7');
  });

  test('with the other releases once they are found', async () => {
    held('r7');
    const { registry } = await new Promise<ShownReleases>((show) => withShownReleases(live, { origins: [] }, show));
    expect(registry().billing?.release).toBe('r7');
  });
});
