import { z } from 'zod';
import type { RegistryFile } from '../registry';
import { releaseId } from './upload';

/** The result of a rollback. */
export const wentBack = z.object({
  /** The release that is live now. */
  release: releaseId,
  /** True if another release was live before; servers of before December 2026 do not say. */
  isLiveAgain: z.boolean().optional(),
  /** The release that only some people had until then. */
  withdrawn: releaseId.optional(),
});
export type WentBack = z.infer<typeof wentBack>;

/** The changes from one registry to the next by a rollback of `name`, a remote or the host. */
export function whatWentBack(name: string, before: RegistryFile, after: RegistryFile): WentBack {
  const release = liveOf(after, name) ?? '';
  const withdrawn = before.remotes[name]?.rollOut?.release.release;
  return { release, isLiveAgain: release !== liveOf(before, name), ...(withdrawn !== undefined && { withdrawn }) };
}

/** The release of a remote, or of the host, that everybody gets, if there is one. */
export function liveOf({ host, remotes }: RegistryFile, name: string): string | undefined {
  return name === 'host' ? host.release : remotes[name]?.current.release;
}

/** `billing r6 stays live, and the roll-out of r7 is withdrawn.` */
export function inSentence(name: string, { release, isLiveAgain, withdrawn }: WentBack): string {
  const live = `${name} ${release} ${howLive(isLiveAgain)}`;
  return withdrawn === undefined ? `${live}.` : `${live}, and the roll-out of ${withdrawn} is withdrawn.`;
}

function howLive(isLiveAgain: boolean | undefined): string {
  if (isLiveAgain === undefined) return 'is live';
  return isLiveAgain ? 'is live again' : 'stays live';
}
