import { use, type ComponentType } from 'react';

/** How to load a page or the content of a slot: `() => import('./pages/dashboard')`. */
export type Load = () => Promise<{ default: ComponentType }>;

/** A page or the content of a slot, loaded when it is first needed. */
export interface LazyView {
  /** Loads its code, again if that failed before; rejects when the code cannot be loaded. */
  load(): Promise<void>;
  /** Renders at once when the code is loaded; otherwise suspends until it is. */
  View: ComponentType;
}

/** Unlike React's own `lazy`, a view that was loaded beforehand never suspends, and one that failed can be loaded again. */
export function createLazyView(load: Load): LazyView {
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
    async load() {
      if (loaded) return;
      loading = loadAgain();
      await loading;
    },
    View: function View() {
      const Content = loaded ?? use(loadOnce());
      return <Content />;
    },
  };
}
