import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** A package's folder, absolute, and the names of what it depends on directly. */
interface Dependent {
  folder: string;
  names: readonly string[];
}

/**
 * The packages that these depend on as they are installed, directly or not: 'react@19.3.1'. Those of the workspace are
 * left out, because their sources count. So are optional ones, which differ between machines.
 */
export function installedPackages(dependents: readonly Dependent[]): string[] {
  const found = new Map<string, string>();
  const add = (from: string, name: string) => {
    const installed = findPackage(from, name);
    if (installed === undefined || found.has(installed) || !installed.includes('node_modules')) return;
    const { name: ownName, version, dependencies, peerDependencies } = readManifest(installed);
    found.set(installed, `${ownName}@${version}${patchOf(installed)}`);
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) add(installed, dependency);
  };
  for (const { folder, names } of dependents) for (const name of names) add(folder, name);
  return [...new Set(found.values())].sort();
}

/** The real folder of a package, as Node would find it from another. */
export function findPackage(from: string, name: string): string | undefined {
  for (let above = from; above !== dirname(above); above = dirname(above)) {
    const candidate = join(above, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined;
}

function readManifest(folder: string): z.infer<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** pnpm names the folder of a package that it has patched after the patch. */
function patchOf(installed: string): string {
  return /patch_hash=[0-9a-z]+/.exec(installed)?.[0] ?? '';
}
