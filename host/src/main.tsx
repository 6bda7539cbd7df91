import '@keydate/ui/fonts';
import { callApi, installSession, readPageSettings } from '@keydate/client';
import { logout } from '@keydate/contracts/people';
import {
  createFederation,
  createRemoteLoader,
  fetchRegistry,
  fetchVersion,
  log,
  readHostRelease,
  readInlinedRegistry,
  versionOf,
  watchErrors,
} from '@keydate/shell';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { registerApplication, start } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { usePlaces } from './overrides/use-places';
import { withShownReleases, type ShownReleases } from './overrides/shown-releases';
import { clearQueryCacheOnUserChange } from './session/clear-query-cache';
import { createHostSession } from './session/host-session';
import { watchPlan } from './session/watch-plan';
import { Shell } from './shell/shell';
import { ShellBoundary } from './shell/shell-boundary';
import { checkUser } from './startup/check-user';
import { lookUpReferral } from './startup/link-attribution';
import { sendEvents } from './telemetry/send-events';
import { watchVersion } from './version/watch-version';

const session = createHostSession((token) => {
  callApi(logout, {}, { token }).catch((error: unknown) =>
    log('The server could not end the session at logout.', error),
  );
});
installSession(session);
clearQueryCacheOnUserChange(session);
watchPlan(session);

const live = readInlinedRegistry(document);
const settings = readPageSettings();
const hostRelease = readHostRelease(document);
const version = watchVersion({ shown: versionOf(hostRelease, live), fetchVersion });
const tellServer = sendEvents(hostRelease);
const userCheck = checkUser(session);
// a person who is signed in needs no invitation, so the service is not asked about them
const attribution = lookUpReferral(session.user() ? undefined : settings.branchKey);

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
      // a release that still works needs no other in its place
      if (event.kind === 'error' && event.phase !== 'part' && event.phase !== 'uncaught')
        shown.heal?.(event.remote, loader);
    },
  });
  watchErrors(loader);
  const shell = singleSpaReact({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: function Root(owner) {
      const places = usePlaces(shown);
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
