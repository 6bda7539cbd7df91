import type { PageRegistry, RegistryFile } from '@keydate/contracts/registry';
import { releasesHeld } from '@keydate/contracts/releases/pointer';
import { refusal } from '@keydate/contracts/releases/refusal';
import { z } from 'zod';
import { pageReleaseOf } from './page-registry-of';

const OVERRIDES_MAX = 10;
/** `billing@1a2b3c4d5e6f`: once, or several times. */
const query = z.object({
  mfe: z.union([z.string().transform((one) => [one]), z.array(z.string()).max(OVERRIDES_MAX)]),
});

/**
 * The registry with the releases that a tab asks for in place of those that everybody gets. A release that this server
 * does not have, or that does not fit the live ones, changes nothing: the tab compares. A disabled remote's release is
 * available: a tester looks at it before the remote is enabled again.
 */
export function withOverrides(registry: PageRegistry, file: RegistryFile, asked: unknown): PageRegistry {
  const next = { ...registry };
  for (const override of query.safeParse(asked).data?.mfe ?? []) {
    const [name = '', id] = override.split('@', 2);
    const pointer = Object.hasOwn(file.remotes, name) ? file.remotes[name] : undefined;
    const release = pointer && releasesHeld(pointer).find((held) => held.release === id);
    if (release && refusal(name, release, file) === undefined) next[name] = pageReleaseOf(release, {}, file.host);
  }
  return next;
}
