import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { changeRegistry, readRegistry } from './registry-store';

const aHome = () => mkdtemp(join(tmpdir(), 'keydate-registry-'));

test('a folder where nothing was installed has no registry', async () => {
  expect(await readRegistry(await aHome())).toBeUndefined();
});

test('a registry that is there and cannot be read is never treated as missing', async () => {
  const home = await aHome();
  await mkdir(join(home, 'registry.json'));
  await expect(changeRegistry(home, () => aRegistry({}))).rejects.toThrow('EISDIR');
});

test('a release into a torn registry starts from the last good one', async () => {
  const home = await aHome();
  await changeRegistry(home, () => aRegistry({ billing: aRelease('one') }));
  await rename(join(home, 'registry.json'), join(home, 'registry.last-good.json'));
  await writeFile(join(home, 'registry.json'), '{"host":');
  const live = await changeRegistry(home, (present) => present ?? aRegistry({}));
  expect(live.remotes.billing?.current.release).toBe('one');
});

test('a start where the registry was deleted leaves what the last good one says', async () => {
  const home = await aHome();
  await changeRegistry(home, () => aRegistry({ billing: aRelease('one') }));
  await rename(join(home, 'registry.json'), join(home, 'registry.last-good.json'));
  const live = await changeRegistry(home, (present) => present ?? aRegistry({}));
  expect(live.remotes.billing?.current.release).toBe('one');
});

test('a torn registry without a copy is refused in a sentence', async () => {
  const home = await aHome();
  await writeFile(join(home, 'registry.json'), '{"host":');
  await expect(changeRegistry(home, () => aRegistry({}))).rejects.toThrow('Remove it and run npm start.');
});

test('a release leaves an entry that it does not understand as it is', async () => {
  const home = await aHome();
  const newer = { current: { contract: 2 } };
  const registry = { ...aRegistry({}), remotes: { landing: newer } };
  await writeFile(join(home, 'registry.json'), JSON.stringify(registry));
  await changeRegistry(home, (present) => ({ ...aRegistry({ billing: aRelease('one') }), ...present }));
  const written: unknown = JSON.parse(await readFile(join(home, 'registry.json'), 'utf8'));
  expect(written).toMatchObject({ remotes: { landing: newer } });
});

test('changes made at the same moment follow each other, and none is lost', async () => {
  const home = await aHome();
  const names = ['auth', 'billing', 'landing', 'messaging'];
  await Promise.all(
    names.map((name) =>
      changeRegistry(home, (present) => {
        const added = aRegistry({ [name]: aRelease('one', { name }) });
        return { ...added, remotes: { ...present?.remotes, ...added.remotes } };
      }),
    ),
  );
  expect(Object.keys((await readRegistry(home))?.remotes ?? {}).sort()).toEqual(names);
});

test('a change that is refused leaves what is live as it is', async () => {
  const home = await aHome();
  await changeRegistry(home, () => aRegistry({ billing: aRelease('one') }));
  const refused = changeRegistry(home, () => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect((await readRegistry(home))?.remotes.billing?.current.release).toBe('one');
});
