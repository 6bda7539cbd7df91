import { z } from 'zod';
import type { RegistryFile } from '../registry';
import { releaseId } from './upload';

/** What a rollback did. */
export const wentBack = z.object({
  /** What is live now. */
  release: releaseId,
  /** Whether another release was live before; servers of before December 2026 do not say. */
  isLiveAgain: z.boolean().optional(),
  /** The release that only some people had until then. */
  withdrawn: releaseId.optional(),
});
export type WentBack = z.infer<typeof wentBack>;

/** What a rollback of `name`, a remote or the host, changed from one registry to the next. */
export function whatWentBack(name: string, before: RegistryFile, after: RegistryFile): WentBack {
  const release = liveOf(after, name) ?? '';
  const withdrawn = before.remotes[name]?.rollOut?.release.release;
  return { release, isLiveAgain: release !== liveOf(before, name), ...(withdrawn !== undefined && { withdrawn }) };
}

/** What everybody gets of a remote, or of the host, if it has one. */
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
