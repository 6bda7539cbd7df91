import { createHash } from 'node:crypto';
import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';

/** The person whose page it is. */
export interface Reader {
  id: string;
  email: string;
}

/**
 * The release of a remote that a person gets. A visitor gets what everybody gets.
 *
 * Who belongs to the share is told by a hash of person and release: always the same people for one release, also when the
 * share grows, and other people for the next one.
 */
export function releaseFor(
  { current, rollOut }: RegistryFile['remotes'][string],
  reader: Reader | null,
): RemoteRelease {
  if (!rollOut || !reader) return current;
  const isNamed = rollOut.people.includes(reader.email.toLowerCase());
  return isNamed || percentile(reader, rollOut.release) < rollOut.percent ? rollOut.release : current;
}

/** Where a person stands among all people, from 0 up to 100. */
function percentile({ id }: Reader, { release }: RemoteRelease): number {
  const hash = createHash('sha256').update(`${release} ${id}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}
