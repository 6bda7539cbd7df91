import { remoteCard, type RemoteCard } from '@keydate/contracts/registry';
import { QueryClientProvider } from '@tanstack/react-query';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { ParcelConfigObject } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { queryClient } from '../query-client';
import { createRemoteRoot, type RemoteDoors } from './remote-root';
import type { RemoteProps } from './remote-props';

/** How long a remote may take over each step before the shell goes on without it. */
const DEADLINE = { millis: 8000, dieOnTimeout: true, warningMillis: 4000 };
const TIMEOUTS = { bootstrap: DEADLINE, mount: DEADLINE, unmount: DEADLINE };

/** What a remote's door exports: the single-spa lifecycles of a Parcel, and the card they were made from. */
export type Remote = Pick<ParcelConfigObject<RemoteProps>, 'bootstrap' | 'mount' | 'unmount'> & {
  card: RemoteCard;
  timeouts: typeof TIMEOUTS;
};

/**
 * Makes a remote out of its card and its doors: a table of pages and slots, each loaded when it is first wanted.
 * The lifecycles hold an error boundary, deadlines, the page's query store and a clean-up on leave, so that no squad
 * writes them and none can leave them out. Takes the parsed `remote.json` as it is.
 * Throws at once when that is not a card, or when card and doors do not name the same pages and slots.
 */
export function defineRemote(cardFile: unknown, doors: RemoteDoors): Remote {
  const card = remoteCard.parse(cardFile);
  refuseMismatch(card, doors);
  const Root = createRemoteRoot(card, doors);
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: (props) => (
      <QueryClientProvider client={queryClient}>
        <Root {...props} />
      </QueryClientProvider>
    ),
    // without one, a first render that throws would leave the mount pending for ever
    errorBoundary: (error, _info, props) => <Crash error={error} onCrash={props.onCrash} />,
  });
  const { bootstrap, mount, unmount } = lifecycles;
  return { card, bootstrap, mount, unmount, timeouts: TIMEOUTS };
}

/** Draws nothing: the shell knows what to show in the place of a remote that threw. */
function Crash({ error, onCrash }: { error: Error; onCrash: RemoteProps['onCrash'] }) {
  React.useEffect(() => onCrash(error), [error, onCrash]);
  return null;
}

function refuseMismatch(card: RemoteCard, doors: RemoteDoors): void {
  const promised = [...Object.keys(card.pages), ...card.slots].sort().join();
  const offered = [...Object.keys(doors.pages), ...Object.keys(doors.slots ?? {})].sort().join();
  if (promised !== offered) throw new Error(`remote.json of ${card.name} promises ${promised}, its door offers ${offered}.`);
}
