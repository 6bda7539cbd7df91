import { screen, waitFor } from '@testing-library/react';
import { composer, installMessages, isConnected } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();

describe('when what has the focus vanishes', () => {
  const isFocused = async (find: () => Promise<HTMLElement>) => {
    const part = await find();
    await waitFor(() => expect(part).toHaveFocus());
  };
  const log = () => screen.findByRole('log');

  test('by Retry, the keyboard goes on in the messages', async () => {
    const { server, user } = open(<MessagesPage />, { sending: 'unanswered' });
    await isConnected();
    await user.type(await composer(), 'Hello?{Enter}');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.world.chat.sending = 'stored';
    await user.click(retry);
    await isFocused(log);
  });

  test('by Remove, the keyboard goes on in the messages, or in the composer where none is left', async () => {
    const { user } = open(<MessagesPage />, { sending: 'unanswered', threads: [] });
    await isConnected();
    await user.type(await composer(), 'One.{Enter}');
    await user.type(await composer(), 'Two.{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
    await isFocused(log);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await isFocused(composer);
  });
});
