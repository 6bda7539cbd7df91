import { installSession, installWire } from '@keydate/client';
import type { PageRegistry } from '@keydate/contracts/registry';
import { createRemoteLoader, fetchRegistry, siteMap, slotMap, watchErrors } from '@keydate/shell';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { registerApplication, start } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { StageLink } from '../stage-link';
import { installStandInStripe } from '../../stand-in-stripe/install-stand-in-stripe';
import { federationOfDesk } from './federation-of-desk';
import { interceptCalls } from './intercept-calls';
import { StagePage } from './stage-page';
import { stageSession } from './stage-session';
import { takeOver } from './take-over';
import { tellVisits } from './tell-visits';

/** Sets the remote's built entry on the stage: the same loader, the same Parcels and the same shares as in the product. */
export async function startStage(link: StageLink, registry: PageRegistry, root: HTMLElement): Promise<void> {
  await interceptCalls(link);
  const entrance = link.enter();
  takeOver(entrance);
  installStandInStripe();
  installSession(stageSession(entrance, link));
  installWire(link.openWire);
  tellVisits(link);

  const loader = createRemoteLoader({
    registry,
    federation: federationOfDesk(document),
    fetchRegistry,
    onEvent: console.debug,
  });
  watchErrors(loader);
  const pages = siteMap(registry);
  const slots = slotMap(registry);
  const stage = singleSpaReact({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: (owner) => (
      <StagePage remotes={{ loader, owner, pages, entries: [], slots }} nonce={__webpack_nonce__} />
    ),
    suppressComponentDidCatchWarning: true, // every remote has a boundary inside
    domElementGetter: () => root,
  });
  registerApplication({ name: 'stage', app: () => Promise.resolve(stage), activeWhen: () => true });
  start({ urlRerouteOnly: true });
}
