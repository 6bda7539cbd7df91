import type { Audience, RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import { accepts } from './accepts';

/**
 * Why a release may not go live beside what is live now, in one sentence; undefined when it may.
 * @param name the remote that is released, as its folder says
 */
export function refusal(name: string, release: RemoteRelease, live: RegistryFile): string | undefined {
  if (release.card.name !== name) return `remote.json of remote-${name} has the name "${release.card.name}".`;
  return tooNewForHost(release, live.host.provides) ?? takenPlace(name, release, live);
}

function tooNewForHost({ requires, card }: RemoteRelease, provides: Record<string, string>): string | undefined {
  const [missing] = Object.entries(requires).filter(([request, range]) => !accepts(range, provides[request]));
  if (!missing) return undefined;
  const [request, range] = missing;
  return `${card.name} needs ${request} ${range}, and the host that is live provides ${provides[request] ?? 'none'}; npm start makes the checkout's host live.`;
}

function takenPlace(name: string, { card }: RemoteRelease, live: RegistryFile): string | undefined {
  for (const [other, { current }] of Object.entries(live.remotes)) {
    if (other === name) continue;
    const taken = places(card).find((place) => places(current.card).includes(place));
    if (taken !== undefined) return `${name} asks for ${taken}, which ${other} has.`;
  }
  return undefined;
}

const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  visitor: 'a visitor',
  withoutCompany: 'a person without a company',
  member: 'a member',
};

/** What a card claims for itself alone, each as it reads in a sentence. */
function places({ pages, slots }: RemoteRelease['card']): string[] {
  const addresses = Object.values(pages).flatMap(({ path, audiences }) =>
    audiences.map((audience) => `the address ${path.replace(/:\w+/g, ':…')} for ${AUDIENCE_WORDS[audience]}`),
  );
  return [...addresses, ...slots.map((slot) => `the slot ${slot}`)];
}
