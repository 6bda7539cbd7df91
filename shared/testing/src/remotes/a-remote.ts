import { defineRemote, type Remote } from '@keydate/client';
import type { RemoteCard } from '@keydate/contracts/registry';
import type { ComponentType } from 'react';

const asModule = (content: ComponentType) => async () => ({ default: content });

/** A remote as its squad would make it: `Page` at each of its card's addresses, `Slot` in each of its slots. */
export function aRemote(card: RemoteCard, Page: ComponentType, Slot: ComponentType = Page): Remote {
  return defineRemote(card, {
    pages: Object.fromEntries(Object.keys(card.pages).map((key) => [key, asModule(Page)])),
    slots: Object.fromEntries(card.slots.map((slot) => [slot, asModule(Slot)])),
  });
}
