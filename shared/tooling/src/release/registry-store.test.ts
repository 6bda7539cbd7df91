import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRegistry, aRelease } from './a-release';
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
