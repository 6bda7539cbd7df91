import { screen } from '@testing-library/react';
import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { down, fakeFederation } from '@keydate/testing/remotes/fake-federation';
import { renderInShell } from '../../test/render-in-shell';
import { RemoteSlot } from './remote-slot';

const transactions = aCard('transactions', { '/': ['member'] }, ['topBarSearch']);
const remote = () =>
  aRemote(transactions, () => <p>A page</p>, { topBarSearch: () => <input aria-label="Search transactions" /> });

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const renderSlot = (registry = aRegistry(transactions), federation = fakeFederation()) =>
  renderInShell(<RemoteSlot slot="topBarSearch" label="Search" />, { registry, federation });

test('a slot shows the remote that fills it', async () => {
  const federation = fakeFederation();
  federation.answer('transactions', async () => remote());
  renderSlot(aRegistry(transactions), federation);

  expect(await screen.findByLabelText('Search transactions')).toBeVisible();
  expect(screen.queryByText('A page')).not.toBeInTheDocument();
});

test('a slot that no remote fills is empty', () => {
  const { container } = renderSlot(aRegistry(aCard('chat', { '/chat': ['member'] })));

  expect(container).toBeEmptyDOMElement();
});

test('a slot whose remote is down says so, and works after “Try again” once it is back', async () => {
  expectLog();
  const federation = fakeFederation();
  federation.answer('transactions', down);
  const { user } = renderSlot(aRegistry(transactions), federation);
  const tryAgain = await screen.findByRole('button', { name: 'Search can’t be shown. Try again' });

  federation.answer('transactions', async () => remote());
  await user.click(tryAgain);

  expect(await screen.findByLabelText('Search transactions')).toBeVisible();
});
