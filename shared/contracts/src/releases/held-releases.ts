import type { RegistryFile } from '../registry';
import { releasesHeld } from './pointer';

/**
 * By name, `host` among them: the releases that somebody may get now, or that a rollback may return to; none of a remote that
 * was removed.
 */
export function heldReleases(registry: RegistryFile): Map<string, ReadonlySet<string>> {
  const { host, previousHosts = [], remotes, removed = {} } = registry;
  const held = new Map<string, ReadonlySet<string>>(Object.keys(removed).map((name) => [name, new Set()]));
  held.set('host', new Set([host, ...previousHosts].map(({ release }) => release)));
  for (const [name, pointer] of Object.entries(remotes))
    held.set(name, new Set(releasesHeld(pointer).map(({ release }) => release)));
  return held;
}
