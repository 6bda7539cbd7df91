import '@keydate/ui/fonts';
import { callApi, installSession, readPageSettings } from '@keydate/client';
import { logout } from '@keydate/contracts/people';
import {
  createFederation,
  createRemoteLoader,
  fetchRegistry,
  log,
  readInlinedRegistry,
  siteMap,
  slotMap,
} from '@keydate/shell';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { registerApplication, start } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { clearQueryCacheOnUserChange } from './session/clear-query-cache';
import { createHostSession } from './session/host-session';
import { Shell } from './shell/shell';
import { ShellBoundary } from './shell/shell-boundary';
import { checkUser } from './startup/check-user';
import { lookUpReferral } from './startup/link-attribution';

const session = createHostSession((token) => {
  callApi(logout, {}, { token }).catch((error: unknown) =>
    log('The server could not end the session at logout.', error),
  );
});
installSession(session);
clearQueryCacheOnUserChange(session);

const registry = readInlinedRegistry(document);
const loader = createRemoteLoader({ registry, federation: createFederation(), fetchRegistry });
const pages = siteMap(registry);
const slots = slotMap(registry);
const userCheck = checkUser(session);
// a person who is signed in needs no invitation, so the service is not asked about them
const attribution = lookUpReferral(session.user() ? undefined : readPageSettings().branchKey);

// The shell is a single-spa application, so that each Parcel it mounts is released when it is unmounted. single-spa
// never releases Parcels without an owner.
const shell = singleSpaReact({
  React,
  ReactDOMClient,
  renderType: 'createRoot',
  rootComponent: (owner) => (
    <ShellBoundary>
      <Shell
        session={session}
        userCheck={userCheck}
        attribution={attribution}
        remotes={{ loader, owner, pages, slots }}
        nonce={__webpack_nonce__}
      />
    </ShellBoundary>
  ),
  suppressComponentDidCatchWarning: true, // ShellBoundary is inside
  domElementGetter: () => document.getElementById('root') ?? document.body,
});
registerApplication({ name: 'shell', app: () => Promise.resolve(shell), activeWhen: () => true });
start({ urlRerouteOnly: true });
