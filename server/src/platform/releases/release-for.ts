import { createHash } from 'node:crypto';
import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';

/** The person whose page it is. */
export interface Reader {
  id: string;
  email: string;
}

/**
 * The release of a remote that a person gets. A visitor gets the release for everybody.
 *
 * A hash of person and release decides who belongs to the share: always the same people for one release, also when the
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

/** The position of a person among all people, from 0 up to 100. */
function percentile({ id }: Reader, { release }: RemoteRelease): number {
  const hash = createHash('sha256').update(`${release} ${id}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}
