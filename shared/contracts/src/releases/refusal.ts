import type { Audience, RegistryFile, RemoteRelease } from '../registry';
import { FIXED_ENTRIES, wrongEntry } from '../navigation';
import { misfit, REMEDY } from './misfit';
import { releasesInUse, withoutWaiting } from './pointer';

/**
 * Why a release may not go live with the other live releases, in one sentence; undefined when it may.
 * @param name the remote that is released, as its folder says
 */
export function refusal(name: string, release: RemoteRelease, live: RegistryFile): string | undefined {
  if (release.card.name !== name) return `remote.json of remote-${name} has the name "${release.card.name}".`;
  return misfit(release, live.host) ?? takenPlace(name, release, live);
}

/** Why a host may not go live: a remote that is live then would not run in it. Undefined when it may. */
export function hostRefusal(host: RegistryFile['host'], { remotes }: RegistryFile): string | undefined {
  const sentences = Object.values(remotes)
    .flatMap((pointer) => releasesInUse(withoutWaiting(pointer, host)))
    .map((release) => misfit(release, host));
  return sentences.find((sentence) => sentence !== undefined)?.replace(REMEDY, 'Release that remote first.');
}

/** Where the host and the server answer themselves. */
const RESERVED = ['api', 'dev', 'health', 'host', 'platform', 'remotes'];

function takenPlace(name: string, { card }: RemoteRelease, live: RegistryFile): string | undefined {
  const reserved = Object.values(card.pages).find(({ path }) => RESERVED.includes(path.split('/')[1] ?? ''));
  if (reserved) return `${name} asks for the address ${reserved.path}, which Keydate itself has.`;
  const entries = card.navigation ?? [];
  const wrong = entries.map((entry) => wrongEntry(entry, card)).find((sentence) => sentence !== undefined);
  if (wrong !== undefined) return `In the card of ${name} ${wrong}.`;
  const double = entries.find(({ title }, at) => entries.slice(0, at).some((one) => isSameTitle(one.title, title)));
  if (double) return `In the card of ${name} two entries have the title "${double.title}".`;
  const fixed = entries.find(({ title }) => FIXED_ENTRIES.some((one) => isSameTitle(one, title)));
  if (fixed) return `${name} asks for the entry "${fixed.title}", which Keydate itself has.`;
  for (const [other, pointer] of Object.entries(live.remotes)) {
    if (other === name) continue;
    for (const release of releasesInUse(pointer)) {
      const taken = takenAddress(card, release.card) ?? takenSlot(card, release.card) ?? takenTitle(card, release.card);
      if (taken !== undefined) return `${name} asks for ${taken}, which ${other} has.`;
    }
  }
  return undefined;
}

const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  visitor: 'a visitor',
  withoutCompany: 'a person without a company',
  member: 'a member',
};

type Card = RemoteRelease['card'];

/** An address that both claim for the same audience, as it reads in a sentence. */
function takenAddress(card: Card, other: Card): string | undefined {
  for (const page of Object.values(card.pages)) {
    for (const { path, audiences } of Object.values(other.pages)) {
      const audience = page.audiences.find((one) => audiences.includes(one));
      if (audience && mayBeSame(page.path, path))
        return `the address ${page.path.replace(/:\w+/g, ':…')} for ${AUDIENCE_WORDS[audience]}`;
    }
  }
  return undefined;
}

/** True if some address is at both paths: a parameter is any part. */
function mayBeSame(path: string, other: string): boolean {
  const [parts, others] = [path.split('/'), other.split('/')];
  const isParameter = (part: string | undefined) => part?.startsWith(':') ?? false;
  return (
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || isParameter(part) || isParameter(others[at]))
  );
}

function takenSlot(card: Card, other: Card): string | undefined {
  const slot = card.slots.find((one) => other.slots.includes(one));
  return slot === undefined ? undefined : `the slot ${slot}`;
}

/** Two entries of one word would be one place with two doors. */
function takenTitle(card: Card, other: Card): string | undefined {
  const own = card.navigation?.find(({ title }) => other.navigation?.some((one) => isSameTitle(one.title, title)));
  return own && `the entry "${own.title}"`;
}

function isSameTitle(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
