import type { RemoteCard } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';
import { createDoor, type Door, type Load } from './door';
import type { RemotePart } from './remote-props';

/** The inside of a remote's door: by key, how to load each page and each slot that its card names. */
export interface RemoteDoors {
  pages: Readonly<Record<string, Load>>;
  slots?: Readonly<Record<string, Load>>;
}

export interface OpenDoors {
  page: (key: string) => Door;
  slot: (name: string) => Door;
  /** Loads what a part needs at an address, so that it is drawn without waiting. */
  prepare: (part: RemotePart, pathname: string) => Promise<void>;
}

/** The doors that a card promises. Throws when card and table do not name the same pages and slots. */
export function openDoors(card: RemoteCard, table: RemoteDoors): OpenDoors {
  refuseMismatch(card, table);
  const pages = new Map(Object.entries(table.pages).map(([key, load]) => [key, createDoor(load)]));
  const slots = new Map(Object.entries(table.slots ?? {}).map(([name, load]) => [name, createDoor(load)]));

  const find = (doors: Map<string, Door>, key: string): Door => {
    const door = doors.get(key);
    if (!door) throw new Error(`${card.name} has no door named ${key}.`);
    return door;
  };

  return {
    page: (key) => find(pages, key),
    slot: (name) => find(slots, name),
    prepare: async (part, pathname) => {
      if (part.kind === 'slot') return find(slots, part.slot).open();
      const [key] = Object.entries(card.pages).find(([, page]) => isAtPath(page.path, pathname)) ?? [];
      if (key) await find(pages, key).open();
    },
  };
}

function refuseMismatch(card: RemoteCard, table: RemoteDoors): void {
  const promised = [...Object.keys(card.pages), ...card.slots].sort().join(', ');
  const offered = [...Object.keys(table.pages), ...Object.keys(table.slots ?? {})].sort().join(', ');
  if (promised !== offered)
    throw new Error(`remote.json of ${card.name} promises ${promised}; its door offers ${offered}.`);
}
