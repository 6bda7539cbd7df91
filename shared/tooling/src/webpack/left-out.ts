import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const inPlaceOf = (name: string) => join(import.meta.dirname, `../../browser/left-out/${name}.ts`);

/**
 * The modules of libraries that no page runs, though the libraries import them, by the absolute path of each: the file that takes
 * its place. They are about 9 kB of the host, compressed, and 0.4 kB of each remote.
 */
export function leftOut(): Record<string, string> {
  const fromEnhanced = fromPackage(import.meta.filename, '@module-federation/enhanced/webpack');
  const fromTools = fromPackage(fromEnhanced, '@module-federation/runtime-tools');
  const fromRuntime = fromPackage(fromTools, '@module-federation/runtime');
  const runtimeCore = fromPackage(fromRuntime, '@module-federation/runtime-core');
  const errorCodes = fromPackage(runtimeCore, '@module-federation/error-codes');
  const zodCore = fromPackage(import.meta.filename, 'zod/v4/core');
  return {
    [join(dirname(runtimeCore), 'plugins/snapshot/SnapshotHandler.js')]: inPlaceOf('federation-snapshots'),
    [join(dirname(runtimeCore), 'utils/preload.js')]: inPlaceOf('federation-preload'),
    [join(dirname(errorCodes), 'desc.mjs')]: inPlaceOf('federation-error-texts'),
    [join(dirname(zodCore), 'json-schema-processors.js')]: inPlaceOf('json-schema-processors'),
    [join(dirname(zodCore), 'to-json-schema.js')]: inPlaceOf('json-schema-writer'),
  };
}

/** The main file of a package, as `importer` resolves it. */
function fromPackage(importer: string, name: string): string {
  return createRequire(importer).resolve(name);
}
