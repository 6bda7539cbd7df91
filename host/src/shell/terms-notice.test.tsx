import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { fakeFederation } from '@keydate/testing/remotes/fake-federation';
import { createRemoteLoader, RemotesContext, siteMap, slotMap } from '@keydate/shell';
import { installSession } from '@keydate/client';
import { memorySession } from '@keydate/testing/session/memory-session';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import { TermsNotice } from './terms-notice';

const card = aCard('auth', {}, ['termsNotice']);
const registry = aRegistry(card);
const loadRemote = jest.fn(async () => aRemote(card, () => <p>The terms of service have changed.</p>));

function inShell(notice: ReactElement) {
  const federation = fakeFederation();
  federation.answer('auth', loadRemote);
  const loader = createRemoteLoader({ registry, federation, fetchRegistry: async () => registry });
  const remotes = {
    loader,
    owner: { mountParcel: mountRootParcel },
    pages: siteMap(registry),
    entries: [],
    slots: slotMap(registry),
  };
  return (
    <BrowserRouter>
      <RemotesContext value={remotes}>
        <main id="content" tabIndex={-1}>
          {notice}
        </main>
      </RemotesContext>
    </BrowserRouter>
  );
}

// single-spa waits for updates that React would delay inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  loadRemote.mockClear();
  installSession(memorySession());
});

test('no remote is loaded for a member who has accepted the current terms', () => {
  render(inShell(<TermsNotice isNeeded={false} />));

  expect(loadRemote).not.toHaveBeenCalled();
});

test('a member who accepted older terms is asked; afterwards the page has the focus', async () => {
  const { rerender } = render(inShell(<TermsNotice isNeeded />));
  expect(await screen.findByText('The terms of service have changed.')).toBeVisible();

  rerender(inShell(<TermsNotice isNeeded={false} />));

  expect(screen.queryByText('The terms of service have changed.')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
