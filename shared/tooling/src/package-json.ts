import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageJson = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** The fields of `<folder>/package.json` that the tooling reads. */
export function readPackageJson(folder: string): z.infer<typeof packageJson> {
  return packageJson.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
