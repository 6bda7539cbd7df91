import { A_TEST, aRemote, release, releaseTo } from './release-workspace';

test('a remote whose types and tests are right is built next', async () => {
  await aRemote('taxes', { source: 'export const fee: number = 10;', test: A_TEST });
  const { output } = await release('taxes');
  // the checks passed; the build does not find the shared packages, which this workspace lacks
  expect(output).toMatch(/^Checking the types of taxes, running its tests and opening its worlds\.\nENOENT: .*shared/);
});

test('no check is skipped without a reason', async () => {
  expect(await release('fees', '--force')).toEqual({
    code: 1,
    output: '--force needs --reason: why may this release skip its checks?\n',
  });
});

describe('a release to a server is refused before any check', () => {
  test('with a token that was revoked, also by an older server', async () => {
    const refused = { code: 1, output: 'The deploy token is not valid, has expired, or was revoked.\n' };
    expect(await releaseTo({ '/releases': 401, '/releases/fees/permission': 401 })).toEqual(refused);
    expect(await releaseTo({ '/releases': 401 })).toEqual(refused);
  });
});
