import type { RemoteCard } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';
import { createLazyView, type LazyView, type Load } from './lazy-view';
import type { RemotePart } from './remote-props';

/** The table in a remote's entry module: by key, how to load each page and each slot that its card names. */
export interface RemoteViews {
  pages: Readonly<Record<string, Load>>;
  slots?: Readonly<Record<string, Load>>;
}

export interface LazyViews {
  page: (key: string) => LazyView;
  slot: (name: string) => LazyView;
  /** Loads what a part needs at an address, so that it renders without waiting. */
  prepare: (part: RemotePart, pathname: string) => Promise<void>;
}

/** The views that a card promises. Throws when card and table do not name the same pages and slots. */
export function createLazyViews(card: RemoteCard, table: RemoteViews): LazyViews {
  refuseMismatch(card, table);
  const pages = new Map(Object.entries(table.pages).map(([key, load]) => [key, createLazyView(load)]));
  const slots = new Map(Object.entries(table.slots ?? {}).map(([name, load]) => [name, createLazyView(load)]));

  const find = (views: Map<string, LazyView>, key: string): LazyView => {
    const view = views.get(key);
    if (!view) throw new Error(`${card.name} has no page or slot named ${key}.`);
    return view;
  };

  return {
    page: (key) => find(pages, key),
    slot: (name) => find(slots, name),
    prepare: async (part, pathname) => {
      if (part.kind === 'slot') return find(slots, part.slot).load();
      const [key] = Object.entries(card.pages).find(([, page]) => isAtPath(page.path, pathname)) ?? [];
      if (key) await find(pages, key).load();
    },
  };
}

function refuseMismatch(card: RemoteCard, table: RemoteViews): void {
  const promised = [...Object.keys(card.pages), ...card.slots].sort().join(', ');
  const offered = [...Object.keys(table.pages), ...Object.keys(table.slots ?? {})].sort().join(', ');
  if (promised !== offered)
    throw new Error(`remote.json of ${card.name} promises ${promised}; its entry module offers ${offered}.`);
}
