import { paths } from '@keydate/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { loadImages } from '../../test/load-images';
import { aRoof, composer, installMessages, isConnected, message, preview } from '../../test/open-messages';
import SidebarMessages from '../slots/sidebar-messages';
import MessagesPage from './messages-page';

const open = installMessages();
/** The sidebar is on every page, as in the product. */
const inProduct = (
  <>
    <SidebarMessages />
    <Routes>
      <Route path={paths.messages} element={<MessagesPage />} />
      <Route path="*" element={null} />
    </Routes>
  </>
);

describe('a refusal', () => {
  test('in the open conversation is told once, though page and sidebar listen', async () => {
    const { user } = open(inProduct, { sending: 'MESSAGES_TOO_FAST' });
    await isConnected();
    await user.type(await composer(), 'Is it signed?{Enter}');
    expect(await screen.findByText('The message to Marisol Pruitt was not sent')).toBeVisible();
    expect(screen.getAllByText(/You are sending messages too fast/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show the message' })).not.toBeInTheDocument();
  });

  test('is no longer told once the words are sent, or removed', async () => {
    const { server, user } = open(inProduct, { sending: 'MESSAGES_TOO_FAST' });
    const told = () => screen.findByText('The message to Marisol Pruitt was not sent');
    const isGone = async (error: HTMLElement) => {
      // jsdom plays no animation to its end
      fireEvent.animationEnd(error.closest('.Toastify__toast')!);
      await waitFor(() => expect(error).not.toBeInTheDocument());
    };
    await isConnected();
    await user.type(await composer(), 'Is it signed?{Enter}');
    const first = await told();

    await user.clear(await composer());

    await isGone(first);
    await user.type(await composer(), 'Is it?{Enter}');
    const second = await told();
    await waitFor(async () => expect(await composer()).toHaveValue('Is it?'));
    server.world.chat.sending = 'stored';
    await user.type(await composer(), '{Enter}');
    await message('Is it?');
    await isGone(second);
  });
});

describe('a picture', () => {
  test('of several that are dropped the first is attached, and a sentence says so', async () => {
    open(inProduct);
    await composer();
    const another = new File(['picture'], 'porch.png', { type: 'image/png' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [aRoof(), another] } });
    expect(await preview()).toBeVisible();
    expect(await screen.findByText('You can send one picture per message.')).toBeVisible();
  });

  test('whose bytes are of something else is not attached, and what was written and attached stays', async () => {
    const { user } = open(inProduct);
    await user.upload(await screen.findByTestId('picture-file'), aRoof());
    await user.type(await composer(), 'The roof.');
    await preview();

    loadImages('error');
    await user.upload(screen.getByTestId('picture-file'), new File(['words'], 'fake.png', { type: 'image/png' }));

    expect(await screen.findByText(/This picture could not be read/)).toBeVisible();
    expect(await preview()).toBeVisible();
    expect(screen.getByText('roof.png')).toBeVisible();
    expect(screen.queryByText('fake.png')).not.toBeInTheDocument();
    expect(await composer()).toHaveValue('The roof.');
  });
});
