import '@keydate/ui/fonts';
import { drawnInPieces } from '@keydate/client';
import { createFederation, createRemoteLoader, fetchRegistry, watchErrors } from '@keydate/shell';
import * as React from 'react';
import { registerApplication, start } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { usePlaces } from './overrides/use-places';
import { withShownReleases, type ShownReleases } from './overrides/shown-releases';
import { Shell } from './shell/shell';
import { ShellBoundary } from './shell/shell-boundary';
import { session } from './startup/page-session';
import { attribution, live, others, settings, tellServer, userCheck, version } from './startup/this-page';
import { logLoad } from './telemetry/log-load';

/**
 * The shell is a single-spa application, so that each Parcel it mounts is released when it is unmounted: single-spa never
 * releases Parcels without an owner.
 */
function startShell(shown: ShownReleases): void {
  const loader = createRemoteLoader({
    registry: shown.registry(),
    federation: createFederation(),
    fetchRegistry,
    onEvent: (event) => {
      tellServer(event);
      logLoad(settings, event);
      // a release that still works needs no other in its place
      if (event.kind === 'error' && event.phase !== 'part' && event.phase !== 'uncaught')
        shown.heal?.(event.remote, loader);
    },
  });
  watchErrors(loader);
  const shell = singleSpaReact({
    React,
    ReactDOMClient: drawnInPieces,
    renderType: 'createRoot',
    rootComponent: function Root(owner) {
      const places = usePlaces(shown, others);
      return (
        <ShellBoundary>
          {shown.banner}
          <Shell
            session={session}
            userCheck={userCheck}
            attribution={attribution}
            remotes={{ loader, owner, ...places }}
            version={version}
            nonce={__webpack_nonce__}
          />
        </ShellBoundary>
      );
    },
    suppressComponentDidCatchWarning: true, // ShellBoundary is inside
    domElementGetter: () => document.getElementById('root') ?? document.body,
  });
  registerApplication({ name: 'shell', app: () => Promise.resolve(shell), activeWhen: () => true });
  start({ urlRerouteOnly: true });
}

withShownReleases(live, settings.overrides, startShell);
