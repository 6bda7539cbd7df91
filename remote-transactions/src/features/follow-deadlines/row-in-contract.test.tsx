import { fireEvent, screen } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

test('a deadline that was entered from a contract shows its row after a press; another has none', async () => {
  const opened = await openTransaction();
  const [shown, other] = opened.server.world.transactions[0]!.contractDates;
  const url = `/files/deadline-pictures/transaction-1/${shown!._id}`;
  opened.server.memory.deadlinePictures.set('transaction-1', [{ dateId: shown!._id, page: 4, url }]);
  const user = await opened.reload();
  const label = (title: string) => `${title} in the contract`;

  const summary = await screen.findByLabelText(label(shown!.title));
  expect(screen.queryByRole('img', { name: /as on page 4/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(label(other!.title))).not.toBeInTheDocument();
  await user.click(summary);
  const picture = await screen.findByRole('img', { name: `${shown!.title}, as on page 4 of the contract` });
  expect(picture).toHaveAttribute('src', `/api${url}`);
  fireEvent.error(picture);
  expect(await screen.findByText('Page 4. Its picture cannot be shown now.')).toBeVisible();
});
