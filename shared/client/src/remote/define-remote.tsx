import { remoteCard, type RemoteCard } from '@keydate/contracts/registry';
import * as React from 'react';
import type { ParcelConfigObject } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { drawnInPieces } from './drawn-in-pieces';
import { createLazyViews, type LazyViews, type RemoteViews } from './remote-views';
import type { RemoteProps } from './remote-props';
import { createRemoteRoot } from './remote-root';

/** How long a remote may take for each step before the shell continues without it. */
const DEADLINE = { millis: 8000, dieOnTimeout: true, warningMillis: 4000 };
const TIMEOUTS = { bootstrap: DEADLINE, mount: DEADLINE, unmount: DEADLINE };

/** The exports of a remote's entry module: the single-spa lifecycles of a Parcel, and the card they were made from. */
export type Remote = Pick<ParcelConfigObject<RemoteProps>, 'bootstrap' | 'mount' | 'unmount'> & {
  card: RemoteCard;
  timeouts: typeof TIMEOUTS;
  /** Loads the code of a part at an address beforehand, so that it renders as soon as it mounts; rejects when that fails. */
  prepare: LazyViews['prepare'];
  /** The component that the lifecycles render, for the build that renders a page's HTML. */
  Root: ReturnType<typeof createRemoteRoot>;
};

const made = new WeakSet();

/**
 * Makes a remote from its card and a table of its pages and slots, each loaded when it is first needed. The
 * lifecycles include an error boundary, time limits, the page's query client and a clean-up on unmount, so that no squad
 * writes them and none can leave them out. A remote's `src/remote.ts` is this one statement:
 *
 *     export default defineRemote(card, { pages: { dashboard: () => import('./pages/dashboard-page') } });
 *
 * where `card` is its `remote.json` as it is, and each page is the default export of its module.
 * Throws at once when that is not a card, or when card and table do not name the same pages and slots.
 */
export function defineRemote(cardFile: unknown, table: RemoteViews): Remote {
  const card = remoteCard.parse(cardFile);
  const views = createLazyViews(card, table);
  const Root = createRemoteRoot(card, views);
  const lifecycles = (renderType: 'createRoot' | 'hydrateRoot') =>
    singleSpaReact<RemoteProps>({
      React,
      ReactDOMClient: drawnInPieces,
      renderType,
      rootComponent: Root,
      suppressComponentDidCatchWarning: true, // the root has a boundary inside
    });
  const [drawing, takingOver] = [lifecycles('createRoot'), lifecycles('hydrateRoot')];
  const of = ({ isPrerendered }: RemoteProps) => (isPrerendered ? takingOver : drawing);
  const remote: Remote = {
    card,
    bootstrap: (props) => of(props).bootstrap(props),
    mount: (props) => of(props).mount(props),
    unmount: (props) => of(props).unmount(props),
    timeouts: TIMEOUTS,
    prepare: views.prepare,
    Root,
  };
  made.add(remote);
  return remote;
}

/** True if `value` was made by this page's own defineRemote(). False for a remote that brings its own copy of it. */
export function isRemote(value: unknown): value is Remote {
  return typeof value === 'object' && value !== null && made.has(value);
}
