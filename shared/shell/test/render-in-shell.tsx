import { installSession, type Session } from '@keydate/client';
import type { PageRegistry } from '@keydate/contracts/registry';
import { memorySession } from '@keydate/testing/session/memory-session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import { createRemoteLoader } from '../src/loading/remote-loader';
import { RemotesContext } from '../src/mounting/remotes-context';
import { siteEntries, siteMap, slotMap } from '../src/site/site-map';
import { fakeFederation, type FakeFederation } from '@keydate/testing/remotes/fake-federation';

interface Options {
  registry: PageRegistry;
  federation?: FakeFederation;
  session?: Session;
  /** The address in the browser. */
  at?: string;
  state?: unknown;
}

/** Renders a component with remotes from the registry: a real loader and real Parcels, on a fake federation. */
export function renderInShell(
  element: ReactElement,
  { registry, federation = fakeFederation(), session = memorySession(), at = '/', state = null }: Options,
) {
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', at);
  installSession(session);
  const loader = createRemoteLoader({ registry, federation, fetchRegistry: async () => registry });
  const remotes = {
    loader,
    owner: { mountParcel: mountRootParcel },
    pages: siteMap(registry),
    entries: siteEntries(registry),
    slots: slotMap(registry),
  };
  const rendered = render(
    <RemotesContext value={remotes}>
      <BrowserRouter useTransitions={false}>{element}</BrowserRouter>
    </RemotesContext>,
  );
  return { ...rendered, federation, session, user: userEvent.setup() };
}
