import type { RegistryFile, RollOutScope } from '@keydate/contracts/registry';
import {
  movedBack,
  type Change,
  withHostBefore,
  withoutRemote,
  withScope,
  withSwitch,
} from '@keydate/contracts/releases/pointer';
import { hostRefusal, refusal } from '@keydate/contracts/releases/refusal';
import { liveOf, whatWentBack, type WentBack } from '@keydate/contracts/releases/went-back';
import type { Queries } from '../../../db/database';
import type { ReleaseFiles } from '../../../ports/release-files';
import type { RegistryStore, ReleaseEvent } from '../../../ports/registry-store';
import { inSentences, releaseRefused } from '../release-refused';
import { inWords } from '../roll-out-words';
import { refuseRevokedOrigin } from './fetch-release';

interface ChangeTools {
  files: ReleaseFiles;
  registry: RegistryStore;
}

interface RollBackTools extends ChangeTools {
  db: Queries;
}

/**
 * Makes the previous release, or the earlier one that `to` names, live again, or withdraws the one that only some
 * people get.
 */
export async function rollBack(
  { db, files, registry }: RollBackTools,
  name: string,
  change: Change,
  to?: string,
): Promise<WentBack> {
  const present = await registry.read();
  const before = present
    ? liveOf(
        inSentences(() => rolledBack(present, name, change, to)),
        name,
      )
    : undefined;
  if (before === undefined) throw releaseRefused(`There is no earlier release of ${name}.`);
  if ((await files.list({ name, release: before })).length === 0)
    throw releaseRefused(`The files of ${name} ${before} are gone.`);
  await refuseRevokedOrigin(
    db,
    name,
    present?.remotes[name]?.previous.find(({ release }) => release === before)?.origin,
  );
  let done: WentBack = { release: before, isLiveAgain: true };
  await registry.change((current) => {
    const next = inSentences(() => rolledBack(current, name, change, to));
    if (liveOf(next, name) !== before)
      throw releaseRefused('Something else was released at the same moment. Try again.');
    done = whatWentBack(name, current, next);
    return { next, event: { ...recorded(done), name, ...inEvent(change) } };
  });
  return done;
}

/** If the live release stays, the event is that the other release was withdrawn. */
function recorded({ release, isLiveAgain, withdrawn }: WentBack): Pick<ReleaseEvent, 'action' | 'release'> {
  return isLiveAgain || withdrawn === undefined
    ? { action: 'rollback', release }
    : { action: 'withdraw', release: withdrawn };
}

function rolledBack(present: RegistryFile, name: string, change: Change, to: string | undefined): RegistryFile {
  if (name === 'host') {
    const next = withHostBefore(present, change, to);
    const reason = hostRefusal(next.host, present);
    if (reason !== undefined) throw releaseRefused(reason);
    return next;
  }
  const pointer = movedBack(name, present.remotes[name], change, to);
  const reason = refusal(name, pointer.current, present);
  if (reason !== undefined) throw releaseRefused(reason);
  return { ...present, remotes: { ...present.remotes, [name]: pointer } };
}

/** Switches a remote off with a reason that people read, or on again. @returns its live release */
export async function switchRemote(
  { registry }: Pick<ChangeTools, 'registry'>,
  name: string,
  change: Change,
  isOn: boolean,
): Promise<string> {
  let live = '';
  await registry.change((present) => {
    live = present.remotes[name]?.current.release ?? '';
    const { reason, ...who } = change;
    return {
      next: inSentences(() => withSwitch(present, name, isOn ? who : { ...who, reason })),
      event: { action: isOn ? 'enable' : 'disable', name, release: live, ...inEvent(change) },
    };
  });
  return live;
}

/** Takes a remote out of the registry. @returns the release that was live */
export async function removeRemote(
  { registry }: Pick<ChangeTools, 'registry'>,
  name: string,
  change: Change & { reason: string },
): Promise<string> {
  let release = '';
  await registry.change((present) => {
    const next = inSentences(() => withoutRemote(present, name, change));
    release = present.remotes[name]?.current.release ?? '';
    return { next, event: { action: 'remove', name, release, ...inEvent(change) } };
  });
  return release;
}

/**
 * Offers the release that some people have to more people, fewer, or everybody.
 * @returns its id
 */
export async function rollOutTo(
  { registry }: Pick<ChangeTools, 'registry'>,
  name: string,
  scope: RollOutScope,
  change: Change,
): Promise<string> {
  let release = '';
  await registry.change((present) => {
    release = present.remotes[name]?.rollOut?.release.release ?? '';
    return {
      next: inSentences(() => withScope(present, name, scope, change)),
      event: {
        action: 'roll-out',
        name,
        release,
        ...inEvent({ ...change, reason: [inWords(scope), change.reason].filter(Boolean).join(' ') }),
      },
    };
  });
  return release;
}

function inEvent({ by, at, reason }: Change) {
  return { by, at: new Date(at), reason };
}
