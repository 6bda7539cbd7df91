import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteUnavailable } from '../loading/remote-unavailable';
import { FailureWords } from './failure-words';

const failure = { remote: 'billing', phase: 'load', what: 'notAvailable', address: '/entry.js' } as const;

test('title, owner, version and trace id of a remote that failed are copied by a button', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  const error = new RemoteUnavailable({ ...failure, release: '61f05a754aea' }, 'none');
  render(<FailureWords title="Subscription" owner="Squad Ledger" error={error} isStillFailing={false} />);

  await user.click(screen.getByRole('button', { name: 'Copy details' }));

  const details = `Subscription · Owner: Squad Ledger · Version: 61f05a754aea · Trace: ${error.traceId}`;
  expect(screen.getByText(details)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(details);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

test('of a remote whose card and release are unknown there are title and trace id alone', () => {
  const error = new RemoteUnavailable({ ...failure, release: undefined }, 'none');
  render(<FailureWords title="Subscription" owner={undefined} error={error} isStillFailing />);

  expect(screen.getByText(`Subscription · Trace: ${error.traceId}`)).toBeVisible();
  expect(screen.getByText(/^It still does not work\./)).toBeVisible();
});
