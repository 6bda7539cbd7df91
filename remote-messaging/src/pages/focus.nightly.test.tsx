import { act, screen, waitFor } from '@testing-library/react';
import { aRoof, composer, installMessages, isConnected, marisol, message } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();

describe('when what has the focus vanishes', () => {
  const isFocused = async (find: () => Promise<HTMLElement>) => {
    const part = await find();
    await waitFor(() => expect(part).toHaveFocus());
  };
  const log = () => screen.findByRole('log');

  test('by Reconnect, the keyboard goes on in the messages', async () => {
    const { server, user } = open(<MessagesPage />, { connection: 'failed' });
    await message('Not yet.');
    server.world.chat.connection = 'connected';
    await user.click(await screen.findByRole('button', { name: 'Reconnect' }));
    await isFocused(log);
  });

  test('by removing the picture, the keyboard goes on in the composer', async () => {
    const { user } = open(<MessagesPage />);
    await user.upload(await screen.findByTestId('picture-file'), aRoof());
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    await isFocused(composer);
  });

  test('by removing what can no longer be sent, the keyboard goes on in the messages', async () => {
    const { server, user } = open(<MessagesPage />);
    await isConnected();
    await user.type(await composer(), 'Are you still there?');
    server.world.accounts.find(({ user: { _id } }) => _id === 'marisol')!.user = { ...marisol, company: null };
    act(() => server.sockets.setStatus('error'));
    act(() => server.sockets.setStatus('connected'));
    await user.click(await screen.findByRole('button', { name: 'Remove the text' }));
    await isFocused(log);
  });

  test('and something else has the focus, it stays there', async () => {
    const { server, user } = open(<MessagesPage />, { connection: 'failed' });
    await message('Not yet.');
    await user.click(await screen.findByRole('button', { name: 'Reconnect' }));
    await user.click(await composer());
    server.world.chat.connection = 'connected';
    act(() => server.sockets.setStatus('connected'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reconnect' })).not.toBeInTheDocument());
    expect(await composer()).toHaveFocus();
  });
});
