import type { ChunkGroup, Compilation } from 'webpack';

/** Addresses of files, as the page requests them. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** The files of a chunk group, without those already named in `known`, as addresses under `base`. */
export function filesOf(group: ChunkGroup, base: string, known: ReadonlySet<string> = new Set()): Files {
  const files = group
    .getFiles()
    .map((file) => base + file)
    .filter((file) => !known.has(file));
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/**
 * The chunk group that a lazy `import(request)` waits for.
 * @param within absolute path of the folder that the import is written in; two packages may use the same request
 */
export function groupOfImport(compilation: Compilation, request: string, within: string): ChunkGroup {
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some((origin) => origin.request === request && origin.module?.nameForCondition()?.startsWith(within)),
  );
  if (!group) throw new Error(`No chunk was made for import('${request}'). Is it imported statically elsewhere?`);
  return group;
}

/** The chunk group with this name; throws if the build has none. */
export function groupNamed(compilation: Compilation, name: string): ChunkGroup {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`The build of ${compilation.name ?? 'this package'} has no chunk named ${name}.`);
  return group;
}
