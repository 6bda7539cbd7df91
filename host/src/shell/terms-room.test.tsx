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
import { TermsRoom } from './terms-room';

const card = aCard('auth', {}, ['termsNotice']);
const registry = aRegistry(card);
const asked = jest.fn(async () => aRemote(card, () => <p>The terms of service have changed.</p>));

function inShell(room: ReactElement) {
  const federation = fakeFederation();
  federation.answer('auth', asked);
  const loader = createRemoteLoader({ registry, federation, fetchRegistry: async () => registry });
  const remotes = {
    loader,
    owner: { mountParcel: mountRootParcel },
    pages: siteMap(registry),
    slots: slotMap(registry),
  };
  return (
    <BrowserRouter>
      <RemotesContext value={remotes}>
        <main id="content" tabIndex={-1}>
          {room}
        </main>
      </RemotesContext>
    </BrowserRouter>
  );
}

// single-spa waits for what React would hold back inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  asked.mockClear();
  installSession(memorySession());
});

test('a member who has accepted the terms in force costs no remote', () => {
  render(inShell(<TermsRoom isAsked={false} />));

  expect(asked).not.toHaveBeenCalled();
});

test('a member who accepted older ones is asked; afterwards the focus is at the page', async () => {
  const { rerender } = render(inShell(<TermsRoom isAsked />));
  expect(await screen.findByText('The terms of service have changed.')).toBeVisible();

  rerender(inShell(<TermsRoom isAsked={false} />));

  expect(screen.queryByText('The terms of service have changed.')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
