import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const inPlaceOf = (name: string) => join(import.meta.dirname, `../../browser/left-out/${name}.ts`);

/**
 * The modules of libraries that no page runs, though the libraries import them, by the absolute path of each: the file that takes
 * its place, or `false` for an empty module. Without them the dashboard loads 8 kB less, compressed (decision 56).
 */
export function leftOut(): Record<string, string | false> {
  const fromEnhanced = fromPackage(import.meta.filename, '@module-federation/enhanced/webpack');
  const fromTools = fromPackage(fromEnhanced, '@module-federation/runtime-tools');
  const fromRuntime = fromPackage(fromTools, '@module-federation/runtime');
  const runtimeCore = fromPackage(fromRuntime, '@module-federation/runtime-core');
  const errorCodes = fromPackage(runtimeCore, '@module-federation/error-codes');
  const zodCore = fromPackage(import.meta.filename, 'zod/v4/core');
  return {
    [join(dirname(runtimeCore), 'plugins/snapshot/SnapshotHandler.js')]: inPlaceOf('federation-snapshots'),
    [join(dirname(errorCodes), 'desc.mjs')]: inPlaceOf('federation-error-texts'),
    // the server's HTML names the files of a page before any script runs
    [join(dirname(runtimeCore), 'utils/preload.js')]: false,
    // no page writes JSON Schema
    [join(dirname(zodCore), 'json-schema-processors.js')]: false,
    [join(dirname(zodCore), 'to-json-schema.js')]: false,
  };
}

/** The main file of a package, as `importer` resolves it. */
function fromPackage(importer: string, name: string): string {
  return createRequire(importer).resolve(name);
}
