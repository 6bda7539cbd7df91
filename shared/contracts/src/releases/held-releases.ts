import type { RegistryFile } from '../registry';
import { releasesHeld } from './pointer';

/** By name, `host` among them: the releases that somebody may get now, or that a rollback may return to. */
export function heldReleases({ host, previousHosts = [], remotes }: RegistryFile): Map<string, ReadonlySet<string>> {
  const held = new Map<string, ReadonlySet<string>>();
  held.set('host', new Set([host, ...previousHosts].map(({ release }) => release)));
  for (const [name, pointer] of Object.entries(remotes))
    held.set(name, new Set(releasesHeld(pointer).map(({ release }) => release)));
  return held;
}
