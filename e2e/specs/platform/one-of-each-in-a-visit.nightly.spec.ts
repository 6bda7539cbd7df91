import { copiesOfModules } from '@keydate/tooling/bench/loaded-again';
import { visitAll } from '@keydate/tooling/bench/visit';
import { changeRegistry } from '@keydate/tooling/release/registry-store';
import type { Browser } from '@playwright/test';
import { expect, test } from '../../own-server-test';

const REACT_ARIA = 'react-aria-components';
/** A remote could also have a copy of one in its scripts that it never shares. */
const LIBRARIES = [
  'react',
  'react-dom',
  'react-router',
  'styled-components',
  REACT_ARIA,
  '@module-federation/runtime-core',
];

/** Of each library the numbers of copies that its modules have in the scripts of a whole visit. */
async function copiesInVisit(browser: Browser, origin: string): Promise<Record<string, number[]>> {
  const modules = [...(await copiesOfModules(await visitAll(browser, origin)))];
  return Object.fromEntries(
    LIBRARIES.map((library) => {
      const own = modules.filter(([name]) => name.includes(`/node_modules/${library}/`));
      return [library, [...new Set(own.map(([, { length }]) => length))]];
    }),
  );
}

test('a visit of all pages loads each library of the shell once, and React Aria once for each remote where the host’s overlays are others', async ({
  browser,
  ownServer,
}) => {
  test.setTimeout(180_000);
  const once = Object.fromEntries(LIBRARIES.map((library) => [library, [1]]));
  expect(await copiesInVisit(browser, ownServer.origin)).toEqual(once);

  await changeRegistry(ownServer.home, (registry) => {
    if (!registry) throw new Error('Nothing is installed.');
    const { host } = registry;
    const others = { ...host.offers?.['@keydate/ui/overlays'], Dialog: 'of another type' };
    return { ...registry, host: { ...host, offers: { ...host.offers, '@keydate/ui/overlays': others } } };
  });
  // transactions, billing and settings open a dialog
  expect(await copiesInVisit(browser, ownServer.origin)).toEqual({ ...once, [REACT_ARIA]: [3] });
});
