import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../workspace';

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
});
export type Manifest = z.infer<typeof manifest>;

/** A package.json of the checkout. */
export function readManifest(file: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The same with npm's ranges in place of `catalog:` and `workspace:`, which only the checkout understands. */
export function inRanges<Given extends Pick<Manifest, 'dependencies'>>(given: Given): Given {
  const catalog = readCatalog();
  const ranges = Object.entries(given.dependencies).map(
    ([name, range]) => [name, rangeOf(name, range, catalog)] as const,
  );
  return { ...given, dependencies: Object.fromEntries(ranges) };
}

function rangeOf(name: string, range: string, catalog: ReadonlyMap<string, string>): string {
  if (range.startsWith('workspace:'))
    return `^${readManifest(join(workspaceRoot, 'shared', name.replace('@keydate/', ''), 'package.json')).version}`;
  const version = catalog.get(name);
  if (version === undefined) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
  // another name of a package has its version written out
  return version.startsWith('npm:') ? version : `~${version}`;
}

function readCatalog(): ReadonlyMap<string, string> {
  const text = readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8');
  const [, catalog = ''] = text.split(/^catalog:$/m);
  const lines = catalog.split(/^\S/m)[0] ?? '';
  return new Map(
    [...lines.matchAll(/^ {2}"?([@\w/.-]+)"?: (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
}
