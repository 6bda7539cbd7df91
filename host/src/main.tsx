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
import { forgetAnswersWithPerson } from './session/forget-answers';
import { createHostSession } from './session/host-session';
import { Shell } from './shell/shell';
import { ShellBoundary } from './shell/shell-boundary';
import { checkUser } from './startup/check-user';
import { lookUpReferral } from './startup/link-attribution';

const session = createHostSession((token) => {
  callApi(logout, {}, { token }).catch((error: unknown) => log('The server was not told of the logout.', error));
});
installSession(session);
forgetAnswersWithPerson(session);

const registry = readInlinedRegistry(document);
const loader = createRemoteLoader({ registry, federation: createFederation(), fetchRegistry });
const pages = siteMap(registry);
const slots = slotMap(registry);
const userCheck = checkUser(session);
// nothing comes of it for those who have an account, so the service need not hear of them
const attribution = lookUpReferral(session.user() ? undefined : readPageSettings().branchKey);

// The shell is an application of single-spa, so that each Parcel it mounts is released when it is left; the library
// never lets go of Parcels that belong to nobody.
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
  suppressComponentDidCatchWarning: true, // the boundary stands inside
  domElementGetter: () => document.getElementById('root') ?? document.body,
});
registerApplication({ name: 'shell', app: () => Promise.resolve(shell), activeWhen: () => true });
start({ urlRerouteOnly: true });
