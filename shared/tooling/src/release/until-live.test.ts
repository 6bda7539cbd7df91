import { HOST_RELEASE_HEADER } from '@keydate/contracts/registry';
import { LIVE_WITHIN_MS, untilLive } from './until-live';

const origin = 'https://keydate.example';
const billing = { kind: 'remote', name: 'billing', release: 'b2' } as const;
const pagesGet = (...releases: string[]) => {
  let asked = 0;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const release = releases[Math.min(asked++, releases.length - 1)];
    return Response.json({ billing: { release } }, { headers: { [HOST_RELEASE_HEADER]: `h-${release}` } });
  });
};

test('a release is live when a page gets it', async () => {
  const fetch = pagesGet('b1', 'b1', 'b2');

  expect(await untilLive(origin, billing)).toBeLessThan(LIVE_WITHIN_MS);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('that of a host is in a header', async () => {
  pagesGet('b1', 'b2');

  await expect(untilLive(origin, { kind: 'host', name: 'host', release: 'h-b2' })).resolves.toBeGreaterThan(0);
});

test('a release that the pages do not get in time has failed', async () => {
  pagesGet('b1');
  const now = jest
    .spyOn(performance, 'now')
    .mockReturnValueOnce(0)
    .mockReturnValue(LIVE_WITHIN_MS + 1);

  await expect(untilLive(origin, billing)).rejects.toThrow('the pages of https://keydate.example do not get it');
  now.mockRestore();
});
