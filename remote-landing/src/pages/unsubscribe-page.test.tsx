import { unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';
import { aRealtor } from '@keydate/testing/builders/people';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { screen, within } from '@testing-library/react';
import UnsubscribePage from './unsubscribe-page';

const TOKEN = 'june'.padEnd(43, '0');
const serve = installFakeServer();
const june = () => ({ subscribers: { [TOKEN]: 'june@mail.example' } });
const deleteButton = () => screen.getByRole('button', { name: 'Delete my address' });
const outcome = () => within(screen.getByRole('main')).getByRole('status');

test('the link alone deletes nothing, the button does', async () => {
  const { world } = serve(june());
  const { user } = renderPage(<UnsubscribePage />, { at: `/newsletter#${TOKEN}` });
  expect(Object.values(world.subscribers)).toEqual(['june@mail.example']);

  await user.click(deleteButton());

  expect(await screen.findByText('The address has been deleted. You will get no more news from us.')).toBeVisible();
  expect(world.subscribers).toEqual({});
  expect(outcome()).toHaveFocus();
});

test('a link that was used before says that nothing is left to delete', async () => {
  serve({});
  const { user } = renderPage(<UnsubscribePage />, { at: `/newsletter#${TOKEN}` });

  await user.click(deleteButton());

  expect(
    await screen.findByText('This address is no longer stored, so there is nothing left to delete.'),
  ).toBeVisible();
  expect(outcome()).toHaveFocus();
});

test.each(['', '#half'])('a link that ends with %j is called incomplete and offers nothing to press', (hash) => {
  renderPage(<UnsubscribePage />, { at: `/newsletter${hash}` });

  expect(screen.getByText('This link is incomplete. Please open it again from the email.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my address' })).not.toBeInTheDocument();
});

test('where the server fails, the button stays to try again', async () => {
  const { world } = serve({
    ...june(),
    faults: [{ call: unsubscribeFromNewsletter, kind: 'refused', code: 'UNAVAILABLE' }],
  });
  const { user } = renderPage(<UnsubscribePage />, { at: `/newsletter#${TOKEN}` });

  await user.click(deleteButton());

  expect(await screen.findByText(/Keydate is not available right now/)).toBeVisible();
  expect(deleteButton()).toBeVisible();
  expect(Object.values(world.subscribers)).toEqual(['june@mail.example']);
});

test('a member sees it in the frame of their own pages: without the public header and footer', async () => {
  const session = signedIn(serve(june()), aRealtor());
  renderPage(<UnsubscribePage />, { at: `/newsletter#${TOKEN}`, session });

  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(deleteButton()).toBeVisible();
});

test('"Skip to content" moves the focus, and the address has its token still', async () => {
  serve(june());
  const { user } = renderPage(<UnsubscribePage />, { at: `/newsletter#${TOKEN}` });

  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe(`#${TOKEN}`);
  expect(deleteButton()).toBeVisible();
});
