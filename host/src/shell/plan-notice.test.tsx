import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { fakeFederation } from '@keydate/testing/remotes/fake-federation';
import { createRemoteLoader, RemotesContext, siteMap, slotMap } from '@keydate/shell';
import { installSession } from '@keydate/client';
import { memorySession } from '@keydate/testing/session/memory-session';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import { PlanNotice } from './plan-notice';

const card = aCard('billing', {}, ['planNotice']);
const registry = aRegistry(card);
const loadRemote = jest.fn(async () => aRemote(card, () => <p>Your last payment failed</p>));

function show(props: ComponentProps<typeof PlanNotice>) {
  const federation = fakeFederation();
  federation.answer('billing', loadRemote);
  const loader = createRemoteLoader({ registry, federation, fetchRegistry: async () => registry });
  const owner = { mountParcel: mountRootParcel };
  return render(
    <BrowserRouter>
      <RemotesContext value={{ loader, owner, pages: siteMap(registry), entries: [], slots: slotMap(registry) }}>
        <PlanNotice {...props} />
      </RemotesContext>
    </BrowserRouter>,
  );
}

// single-spa waits for updates that React would delay inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  loadRemote.mockClear();
  installSession(memorySession());
});

const FAILED = { kind: 'payment_failed', until: '2031-03-09T12:00:00.000Z' } as const;
const ENDED = { kind: 'ended', until: null } as const;

test.each([
  ['a failed payment on any page', FAILED, '/messages'],
  ['a failed payment on the dashboard', FAILED, '/'],
  ['a plan that ended on the dashboard', ENDED, '/'],
])('a member is told of %s', async (_what, notice, path) => {
  show({ notice, path });

  expect(await screen.findByText('Your last payment failed')).toBeVisible();
});

test.each([
  ['without news', null, '/'],
  ['of a failed payment, on the subscription’s own page', FAILED, '/subscription'],
  ['of a plan that ended, on any other page than the dashboard', ENDED, '/messages'],
])('nothing is loaded or told %s', (_when, notice, path) => {
  const { container } = show({ notice, path });

  expect(container).toBeEmptyDOMElement();
  expect(loadRemote).not.toHaveBeenCalled();
});
