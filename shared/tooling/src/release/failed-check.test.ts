import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedCheck } from './failed-check';

test('a package with a type error does not pass, and the compiler says where it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-check-'));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true }, files: ['a.ts'] }),
  );
  await writeFile(join(folder, 'a.ts'), "export const fee: number = 'ten';");
  expect(await failedCheck(folder)).toMatch(/^Its types have errors:\n.*a\.ts\(1,14\): error TS2322/);
}, 60_000);
