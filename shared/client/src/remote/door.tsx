import { use, type ComponentType } from 'react';

/** How to load a page or the content of a slot: `() => import('./pages/dashboard')`. */
export type Load = () => Promise<{ default: ComponentType }>;

/** A page or slot behind its door. */
export interface Door {
  /** Loads what is behind it, again if that failed before; rejects when it cannot be loaded. */
  open(): Promise<void>;
  /** Draws it: at once when it was opened before, else suspends until it is there. */
  Room: ComponentType;
}

/** Unlike React's own `lazy`, a door that was opened beforehand never suspends, and one that failed opens again. */
export function createDoor(load: Load): Door {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  async function loadAgain() {
    loaded = (await load()).default;
    return loaded;
  }
  function loadOnce() {
    loading ??= loadAgain();
    return loading;
  }

  return {
    async open() {
      if (loaded) return;
      loading = loadAgain();
      await loading;
    },
    Room: function Room() {
      const Content = loaded ?? use(loadOnce());
      return <Content />;
    },
  };
}
