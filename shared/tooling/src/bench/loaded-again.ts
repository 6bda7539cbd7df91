import { productBuilds } from '../build/web-builds';
import { publicPath } from '../webpack/web-build';
import { partOf, partsOfScript, type ScriptPart } from './first-script';

/** A module of a script that a page loaded. */
interface LoadedModule extends ScriptPart {
  build: string;
}

/** The modules of one package, or folder of ours, that came more than once. */
interface LoadedAgain {
  part: string;
  /** The builds that brought a copy, in the order of the visit. */
  builds: string[];
  /** Compressed bytes of all copies but the first of each module. */
  bytes: number;
  /** Those of one copy of the largest module. */
  largest: number;
}

/** By name, the copies of each module of the scripts at these addresses. A remote's own modules have its name. */
export async function copiesOfModules(scripts: readonly string[]): Promise<Map<string, LoadedModule[]>> {
  const builds = productBuilds().map((build) => ({ build, base: publicPath(build) }));
  const copies = new Map<string, LoadedModule[]>();
  for (const address of scripts) {
    const found = builds.find(({ base }) => address.startsWith(base));
    if (!found) continue;
    const { build, base } = found;
    for (const { name, bytes } of await partsOfScript(build, address.slice(base.length), moduleName)) {
      const key = isShared(name) ? name : `${build.name} ${name}`;
      copies.set(key, [...(copies.get(key) ?? []), { name, bytes, build: build.name }]);
    }
  }
  return copies;
}

/** The parts that came more than once, the largest first. */
export function loadedAgain(copies: ReadonlyMap<string, readonly LoadedModule[]>): LoadedAgain[] {
  const parts = new Map<string, LoadedAgain>();
  for (const [first, ...others] of copies.values()) {
    if (!first || others.length === 0) continue;
    const part = isShared(first.name) ? partOf(first.name) : `own modules of ${first.build}`;
    const { builds, bytes, largest } = parts.get(part) ?? { builds: [], bytes: 0, largest: 0 };
    parts.set(part, {
      part,
      builds: [...new Set([...builds, first.build, ...others.map(({ build }) => build)])],
      bytes: others.reduce((sum, other) => sum + other.bytes, bytes),
      largest: Math.max(largest, first.bytes),
    });
  }
  return [...parts.values()].sort((one, other) => other.bytes - one.bytes);
}

/** The parts of which at least 3 kB came again, as a Markdown table. */
export function loadedAgainTable(all: readonly LoadedAgain[]): string {
  const large = all.filter(({ bytes }) => bytes >= 3000);
  const rows = large.map(
    ({ part, builds, bytes, largest }) =>
      `| ${part} | ${builds.join(', ')} | ${kilobytes(bytes)} | ${kilobytes(largest)} |`,
  );
  const rest = all.filter((part) => !large.includes(part)).reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    '| Loaded more than once in a visit | By | kB again | Largest module, kB |',
    '|---|---|---|---|',
    ...rows,
    `| others, each under 3 kB | | ${kilobytes(rest)} | |`,
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** `webpack:///../node_modules/.pnpm/zod@4/node_modules/zod/v4/core.js` as it is in every build. */
function moduleName(source: string): string {
  return source.replace(/^webpack:\/\/\/(?:\.\.\/)*/, 'webpack:///');
}

/** Not a module of the build's own package, nor of webpack. */
function isShared(source: string): boolean {
  return source.includes('node_modules/') || source.startsWith('webpack:///shared/');
}
