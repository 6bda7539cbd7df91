import type { Audience, PageRegistry, RemoteCard } from '@keydate/contracts/registry';

/** The card of an invented remote: pages by path, each for its audiences. */
export function aCard(name: string, pages: Record<string, Audience[]>, slots: string[] = []): RemoteCard {
  const entries = Object.entries(pages).map(([path, audiences]) => [
    path,
    { path, audiences, title: `Page at ${path}` },
  ]);
  return { name, contract: 1, title: `The ${name}`, pages: Object.fromEntries(entries) as RemoteCard['pages'], slots };
}

/** A registry of these cards, each released as `r1`. */
export function aRegistry(...cards: RemoteCard[]): PageRegistry {
  const nothing = { scripts: [], styles: [] };
  const releases = cards.map((card) => [
    card.name,
    {
      release: 'r1',
      entry: `/remotes/${card.name}/r1/entry.js`,
      preload: nothing,
      chunks: {},
      requires: {},
      card,
      builtAt: '2026-03-02T10:00:00Z',
    },
  ]);
  return Object.fromEntries(releases) as PageRegistry;
}
