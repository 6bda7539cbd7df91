import { remoteCard, type RemoteCard } from '@keydate/contracts/registry';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { ParcelConfigObject } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { openDoors, type OpenDoors, type RemoteDoors } from './remote-doors';
import type { RemoteProps } from './remote-props';
import { createRemoteRoot } from './remote-root';

/** How long a remote may take over each step before the shell goes on without it. */
const DEADLINE = { millis: 8000, dieOnTimeout: true, warningMillis: 4000 };
const TIMEOUTS = { bootstrap: DEADLINE, mount: DEADLINE, unmount: DEADLINE };

/** What a remote's door exports: the single-spa lifecycles of a Parcel, and the card they were made from. */
export type Remote = Pick<ParcelConfigObject<RemoteProps>, 'bootstrap' | 'mount' | 'unmount'> & {
  card: RemoteCard;
  timeouts: typeof TIMEOUTS;
  /** Loads the code of a part at an address beforehand; rejects when it cannot be had. Mounting then draws at once. */
  prepare: OpenDoors['prepare'];
};

const made = new WeakSet();

/**
 * Makes a remote out of its card and its doors: a table of pages and slots, each loaded when it is first wanted. The
 * lifecycles hold an error boundary, deadlines, the page's query store and a clean-up on leave, so that no squad
 * writes them and none can leave them out. A remote's `src/remote.ts` is this one statement:
 *
 *     export default defineRemote(card, { pages: { dashboard: () => import('./pages/dashboard-page') } });
 *
 * where `card` is its `remote.json` as it is, and each page is the default export of its module.
 * Throws at once when that is not a card, or when card and doors do not name the same pages and slots.
 */
export function defineRemote(cardFile: unknown, table: RemoteDoors): Remote {
  const card = remoteCard.parse(cardFile);
  const doors = openDoors(card, table);
  const { bootstrap, mount, unmount } = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: createRemoteRoot(card, doors),
    suppressComponentDidCatchWarning: true, // the root has a boundary inside
  });
  const remote: Remote = { card, bootstrap, mount, unmount, timeouts: TIMEOUTS, prepare: doors.prepare };
  made.add(remote);
  return remote;
}

/** Whether `value` was made by defineRemote() of this very page; a remote that brings a copy of its own is not. */
export function isRemote(value: unknown): value is Remote {
  return typeof value === 'object' && value !== null && made.has(value);
}
