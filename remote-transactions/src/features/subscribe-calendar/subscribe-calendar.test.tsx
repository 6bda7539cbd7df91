import { screen, waitFor } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

test('a transaction has a calendar address of its own', async () => {
  const { user, server, saved } = await openTransaction();
  await user.click(await screen.findByRole('button', { name: 'Create a private link' }));
  expect(await screen.findByLabelText('Private link')).toBeVisible();
  await waitFor(() => expect(server.world.calendarFeeds).toMatchObject([{ transactionId: saved()._id }]));
});
