import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { buildFolder } from '../build/cache';
import { readHostRelease } from '../build/read-release';
import type { WebBuild } from '../webpack/web-build';

export interface ScriptPart {
  /** A package, or a folder of ours. */
  name: string;
  /** Compressed bytes, an estimate. */
  bytes: number;
}

/** The parts of a host's first script, the largest first. */
export async function partsOfFirstScript(host: WebBuild): Promise<ScriptPart[]> {
  const parts = await partsOfScript(host, basename(readHostRelease(host).scripts[0] ?? ''), partOf);
  return parts.sort((one, other) => other.bytes - one.bytes);
}

/**
 * Estimates the parts of a build's script by its source map. The text of each part is compressed by itself, and the sizes are scaled
 * so that their sum is the compressed size of the script.
 * @param nameOf the part that a source of the map belongs to
 */
export async function partsOfScript(
  build: WebBuild,
  file: string,
  nameOf: (source: string) => string,
): Promise<ScriptPart[]> {
  const script = await readFile(join(buildFolder(build), 'public', file), 'utf8');
  const map = await readFile(join(buildFolder(build), 'maps', `${file}.map`), 'utf8');
  const sizes = [...textByPart(script, map, nameOf)].map(([name, text]) => ({
    name,
    bytes: brotliCompressSync(text).length,
  }));
  const scale = brotliCompressSync(script).length / sumOf(sizes);
  return sizes.map((part) => ({ ...part, bytes: part.bytes * scale }));
}

function textByPart(script: string, map: string, nameOf: (source: string) => string): Map<string, string> {
  const lines = script.split('\n');
  const texts = new Map<string, string>();
  let open: { line: number; column: number; part: string } | undefined;
  const close = (line: number, column: number): void => {
    if (!open) return;
    const text = lines[open.line]?.slice(open.column, line === open.line ? column : undefined) ?? '';
    texts.set(open.part, (texts.get(open.part) ?? '') + text);
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    close(generatedLine - 1, generatedColumn);
    open = { line: generatedLine - 1, column: generatedColumn, part: nameOf(source ?? '') };
  });
  close(lines.length, 0);
  return texts;
}

/** `webpack:///node_modules/.pnpm/zod@4/node_modules/zod/v4/core.js` is `zod`, `webpack:///shared/ui/src/tag.ts` is `shared/ui`. */
export function partOf(source: string): string {
  const [, inPackage] = /.*node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(source) ?? [];
  if (inPackage !== undefined) return inPackage.replace(/^(@module-federation|@tanstack)\/.*/, '$1');
  const [, shared] = /\/(shared\/[^/]+)\//.exec(source) ?? [];
  if (shared !== undefined) return shared;
  return source.startsWith('webpack:///src/') ? 'host' : 'webpack';
}

/** The parts of at least half a kilobyte as a Markdown table. */
export function partsTable(parts: readonly ScriptPart[]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const large = parts.filter(({ bytes }) => bytes >= 500);
  const rest = sumOf(parts) - sumOf(large);
  const rows = [...large, { name: 'others', bytes: rest }].map(
    ({ name, bytes }) => `| ${name} | ${kilobytes(bytes)} |`,
  );
  return [`| The host’s first script | ${kilobytes(sumOf(parts))} kB |`, '|---|---|', ...rows].join('\n');
}

function sumOf(parts: readonly ScriptPart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
