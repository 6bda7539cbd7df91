import { A_TEST, aRemote, filesAtHome, release, releaseTo } from './release-workspace';

test('a remote whose unit test fails is not released, and its squad reads which test that was', async () => {
  await aRemote('fees', { source: 'export const fee: number = 9;', test: A_TEST });
  const { code, output } = await release('fees');
  expect(output).toMatch(/^Not released\. Its tests fail:\n[^]*● the fee is ten\n[^]*Received: 9/m);
  expect([code, await filesAtHome()]).toEqual([1, []]);
});

test('a remote whose types have errors is not released, and its squad reads where they are', async () => {
  await aRemote('prices', { source: "export const fee: number = 'ten';", test: A_TEST });
  const { code, output } = await release('prices');
  expect(output).toMatch(/^Not released\. Its types have errors:\n.*fee\.ts\(1,14\): error TS2322/m);
  expect([code, await filesAtHome()]).toEqual([1, []]);
});

describe('a release to a server is refused before any check', () => {
  test('with a token of another remote, which may read what is live', async () => {
    expect(await releaseTo({ '/releases': 200, '/releases/fees/permission': 403 })).toEqual({
      code: 1,
      output: 'The deploy token does not permit this: it is for another remote, or only an operator may do it.\n',
    });
  });
});
