import type { ReleaseKey } from '../../ports/release-files';

/** The release and name of the file at an address such as /remotes/billing/1a2b3c4d5e6f/plans.js; null for others. */
export function releasedFile(address: string): { key: ReleaseKey; file: string } | null {
  const [, host, name = host, release, file] =
    /^\/(?:(host)|remotes\/([a-z][a-z0-9]*))\/([a-z0-9-]+)\/([\w.@-]+)(?:\?.*)?$/.exec(address) ?? [];
  return name !== undefined && release !== undefined && file !== undefined ? { key: { name, release }, file } : null;
}
