import type { WrittenOtherRemotes } from '@keydate/contracts/other-remotes';
import type { HostRelease, PageRegistry, PageRelease } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';

/** As much of the registry as a page carries, in characters of JSON. The product's own remotes take 13,300. */
const CARRIED_MAX = 24_000;

interface CarriedRemotes {
  carried: PageRegistry;
  others: WrittenOtherRemotes;
}

/**
 * The releases that the page at a path carries: those that have a page there, for whomever, those that fill slots, and as many
 * more as there is room for. Of the others it has the pages and entries alone. A host from before December 2026 gets all.
 */
export function carriedRemotes(
  registry: PageRegistry,
  path: string,
  { readsOtherRemotes }: Pick<HostRelease, 'readsOtherRemotes'>,
): CarriedRemotes {
  if (!readsOtherRemotes) return { carried: registry, others: {} };
  const remotes = Object.entries(registry);
  const isNeeded = ([, { card }]: (typeof remotes)[number]) =>
    card.slots.length > 0 || Object.values(card.pages).some((page) => isAtPath(page.path, path));
  let room = CARRIED_MAX;
  const names = new Set<string>();
  for (const remote of [...remotes.filter(isNeeded), ...remotes.filter((one) => !isNeeded(one))]) {
    room -= JSON.stringify(remote).length;
    if (room >= 0 || isNeeded(remote)) names.add(remote[0]);
  }
  return {
    carried: Object.fromEntries(remotes.filter(([name]) => names.has(name))),
    others: Object.fromEntries(
      remotes.filter(([name]) => !names.has(name)).map(([name, release]) => [name, otherOf(release)]),
    ),
  };
}

function otherOf({ card: { pages, navigation }, entry }: PageRelease): WrittenOtherRemotes[string] {
  const shown = Object.entries(pages).map(([key, { path, audiences, title }]) => {
    const isForMembers = audiences.join() === 'member';
    return [key, { path, title, ...(!isForMembers && { audiences }) }] as const;
  });
  const hasIcons = navigation?.some(({ icon }) => icon.endsWith('.svg')) ?? false;
  return { card: { pages: Object.fromEntries(shown), navigation }, ...(hasIcons && { entry }) };
}
