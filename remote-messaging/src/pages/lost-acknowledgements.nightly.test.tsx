import type { OpenWire } from '@keydate/client';
import { newMessage } from '@keydate/contracts/chat-events';
import { screen, waitFor } from '@testing-library/react';
import { asksBeforeUnload, composer, installMessages, isConnected, message } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();

/** Messages are stored, but neither an acknowledgement nor an event tells so. */
const unheard =
  (openWire: OpenWire): OpenWire =>
  async (token, listener) => {
    const wire = await openWire(token, { ...listener, event: () => undefined });
    const call: typeof wire.call = async (name, payload) => {
      const answer = await wire.call(name, payload);
      if (name === newMessage.event) throw new Error('the acknowledgement is lost');
      return answer;
    };
    return { ...wire, call };
  };

describe('a message whose acknowledgement was lost', () => {
  async function openWithUnheard() {
    const opened = open(<MessagesPage />, { around: unheard });
    await isConnected();
    await opened.user.type(await composer(), 'Signed!{Enter}');
    await screen.findByRole('button', { name: 'Retry' });
    expect(asksBeforeUnload()).toBe(true);
    return opened;
  }
  const isSent = async () => {
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
    await message('Signed!');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  };

  test('is no longer on its way once a reload has fetched it', async () => {
    const { server, unmount } = await openWithUnheard();
    unmount();
    open(<MessagesPage />, { threads: server.world.chat.threads });
    await isSent();
  });
});
