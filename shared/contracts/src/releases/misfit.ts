import type { RegistryFile, RemoteRelease } from '../registry';
import { accepts } from './accepts';

/**
 * Why a remote cannot run in a host, in one sentence; undefined when it can. Names that it does not use play no part, so
 * that a host may always add some.
 */
export function misfit({ requires, uses = {}, card }: RemoteRelease, host: RegistryFile['host']): string | undefined {
  const { builtFor } = card;
  // a host of before the kit has no version: the names alone tell
  if (builtFor !== undefined && host.version !== undefined && !accepts(builtFor, host.version))
    return `${card.name} was built for ${builtFor} of the host, and ${host.version} is live. Build it with the kit of that host.`;
  for (const [request, range] of Object.entries(requires)) {
    const version = Object.hasOwn(host.provides, request) ? host.provides[request] : undefined;
    if (!accepts(range, version))
      return `${card.name} needs ${request} ${range}, and the host provides ${version ?? 'none'}. ${REMEDY}`;
    const name = otherName(uses[request], host.offers?.[request]);
    if (name !== undefined)
      return `${card.name} uses ${name} of ${request}, which the host does not offer, or with another type. ${REMEDY}`;
  }
  return undefined;
}

/** The end of each such sentence. */
export const REMEDY = 'Release a host that fits first.';

/** The shared modules of which a remote has a copy of its own and must use it, because the host's does not fit. */
export function ownCopies({ requires, uses = {} }: RemoteRelease, { offers = {} }: RegistryFile['host']): string[] {
  return Object.keys(uses).filter(
    (request) => !(request in requires) && otherName(uses[request], offers[request]) !== undefined,
  );
}

/** The first name that a remote uses and that is not offered with the same hash. */
function otherName(
  used: Readonly<Record<string, string>> = {},
  offered: Readonly<Record<string, string>> = {},
): string | undefined {
  return Object.keys(used).find((name) => used[name] !== offered[name]);
}
