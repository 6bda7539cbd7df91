import { defineRemote, type Remote } from '@keydate/client';
import type { RemoteCard } from '@keydate/contracts/registry';
import type { ComponentType } from 'react';

const asModule = (content: ComponentType) => async () => ({ default: content });

/** A remote as its squad would make it: `Page` at each of its card's addresses, and in each slot that `slots` does not name. */
export function aRemote(card: RemoteCard, Page: ComponentType, slots: Record<string, ComponentType> = {}): Remote {
  return defineRemote(card, {
    pages: Object.fromEntries(Object.keys(card.pages).map((key) => [key, asModule(Page)])),
    slots: Object.fromEntries(card.slots.map((slot) => [slot, asModule(slots[slot] ?? Page)])),
  });
}
