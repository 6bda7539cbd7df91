import { aRegistry, aRelease } from './a-release';
import { misfit } from './misfit';

const builtFor = (range: string | undefined) => aRelease('r1', range === undefined ? {} : { builtFor: range });
const host = (version: string | undefined) => ({ ...aRegistry({}).host, ...(version !== undefined && { version }) });

test.each([
  ['^1.0.0', '1.4.2'],
  ['^1.0.0', undefined],
  [undefined, '2.0.0'],
])('a remote that was built for %s of the host runs in %s', (range, version) => {
  expect(misfit(builtFor(range), host(version))).toBeUndefined();
});

test.each([
  ['^1.0.0', '2.0.0'],
  ['^1.3.0', '1.2.9'],
])('a remote that was built for %s of the host is refused by %s in one sentence', (range, version) => {
  expect(misfit(builtFor(range), host(version))).toBe(
    `billing was built for ${range} of the host, and ${version} is live. Build it with the kit of that host.`,
  );
});
