import type { Compilation, Dependency, Module } from 'webpack';
import { z } from 'zod';

/** The fields of Module Federation's modules; its types do not. */
const providedModule = z.object({ type: z.literal('provide-module'), _name: z.string(), _version: z.string() });
const consumedModule = z.object({
  type: z.literal('consume-shared-module'),
  options: z.object({ shareKey: z.string() }),
});

/** Means all names of a module, where a build takes it as a whole (`import * as`, `import()`). */
const WHOLE = '*';

/** By request, the names that a build uses of each module that it shares: `{ '@keydate/client': ['callApi'] }`. */
export function usedNames(compilation: Compilation): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  const [runtime] = [...compilation.chunks].map((chunk) => chunk.runtime);
  for (const module of modulesInChunks(compilation)) {
    for (const connection of compilation.moduleGraph.getOutgoingConnections(module)) {
      const request = sharedRequest(connection.module);
      if (request === undefined || !connection.dependency || connection.getActiveState(runtime) === false) continue;
      const names = used.get(request) ?? new Set();
      used.set(request, names);
      for (const name of namesIn(compilation, connection.dependency, runtime)) names.add(name);
    }
  }
  return Object.fromEntries([...used].sort().map(([request, names]) => [request, [...names].sort()]));
}

/** By request, the version of each module that a host's build shares. */
export function sharedVersions(compilation: Compilation): Record<string, string> {
  const shared = modulesInChunks(compilation).flatMap((module) => {
    const { success, data } = providedModule.safeParse(module);
    return success ? [[data._name, data._version] as const] : [];
  });
  return Object.fromEntries(shared.sort());
}

function modulesInChunks({ modules, chunkGraph }: Compilation): Module[] {
  return [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
}

/** The request by which Module Federation looks a module up among what is shared; undefined for any other module. */
function sharedRequest(module: Module): string | undefined {
  return consumedModule.safeParse(module).data?.options.shareKey;
}

type Runtime = Parameters<Dependency['getReferencedExports']>[1];

/** The fields of an import of names: `['z', 'object']` for `z.object` of `import { z } from 'zod'`. */
const namedImport = z.object({ ids: z.array(z.string()) });

function namesIn({ moduleGraph }: Compilation, dependency: Dependency, runtime: Runtime): string[] {
  const named = namedImport.safeParse(dependency);
  // of a call, webpack itself counts only the object that it is made on
  const paths = named.success
    ? [named.data.ids]
    : dependency
        .getReferencedExports(moduleGraph, runtime)
        .map((reference) => (Array.isArray(reference) ? reference : reference.name));
  return paths.map((path) => (path.length === 0 ? WHOLE : path.slice(0, 2).join('.')));
}

/**
 * Which of these names, as `usedNames` gives them, an offer has: `callApi.name` is the name `callApi`, `z.object` is a name
 * itself, `*` is all names.
 * @returns the names with their hashes; a name that the offer lacks has the hash of nothing
 */
export function withHashes(used: readonly string[], offered: Readonly<Record<string, string>>): Record<string, string> {
  const names = used.flatMap((name) => {
    if (name === WHOLE) return Object.keys(offered);
    const [first = name] = name.split('.');
    return [name in offered ? name : first];
  });
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, offered[name] ?? '']));
}
