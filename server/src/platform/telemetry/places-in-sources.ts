import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseFiles } from '../../ports/release-files';
import { releasedFile } from '../releases/released-file';

/** Enough to find where an error comes from. */
const PLACES_MAX = 8;

/**
 * Translates the positions of stacks into those in the sources, by the source maps of the release. A position without
 * a map stays unchanged. Each map is read once for each function that this returns.
 */
export function placesInSources(files: ReleaseFiles): (stack: string | null) => Promise<string[]> {
  const maps = new Map<string, Promise<TraceMap | null>>();

  async function readMap(file: string): Promise<TraceMap | null> {
    const found = releasedFile(file);
    const map = found && (await files.read(found.key, `${found.file}.map`).catch(() => null));
    try {
      return map && new TraceMap(map.toString('utf8'));
    } catch {
      return null;
    }
  }

  async function inSource(place: string): Promise<string> {
    const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
    if (!maps.has(file)) maps.set(file, readMap(file));
    const map = await maps.get(file);
    if (!map) return place;
    // browsers count columns from 1
    const at = originalPositionFor(map, { line: Math.max(1, Number(line)), column: Math.max(0, Number(column) - 1) });
    return at.source === null ? place : `${at.source.replace(/^webpack:\/\/[^/]*\//, '')}:${at.line}`;
  }

  return (stack) => Promise.all((stack ?? '').split('\n').filter(Boolean).slice(0, PLACES_MAX).map(inSource));
}
