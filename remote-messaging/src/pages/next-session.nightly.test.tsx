import { useUser, type OpenWire } from '@keydate/client';
import { newMessage } from '@keydate/contracts/chat-events';
import { act, screen, waitFor } from '@testing-library/react';
import { composer, installMessages, isConnected, message, wren } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();

/** As in the shell, the page is there while somebody is signed in. */
function Shell() {
  return useUser() ? <MessagesPage /> : null;
}
type Opened = ReturnType<typeof open>;

/** The session is ended on another device, which this tab has not heard of. */
function endElsewhere({ server, session }: Opened): { signInAgain: () => void } {
  const token = server.signIn(wren._id);
  server.memory.sessions.delete(session.token() ?? '');
  return { signInAgain: () => act(() => session.login(wren, token)) };
}

/** The first message gets no answer before `giveUp` is called. */
function heldFirst() {
  let giveUp = () => {};
  let isFirst = true;
  const isGivenUp = new Promise<void>((resolve) => (giveUp = resolve));
  const around =
    (openWire: OpenWire): OpenWire =>
    async (token, listener) => {
      const wire = await openWire(token, listener);
      const call: typeof wire.call = async (name, payload) => {
        const isHeld = isFirst && name === newMessage.event;
        if (!isHeld) return wire.call(name, payload);
        isFirst = false;
        await isGivenUp;
        throw new Error('no answer');
      };
      return { ...wire, call };
    };
  return { around, giveUp: () => giveUp() };
}

test('an attempt of the session before overwrites nothing of this one', async () => {
  const { around, giveUp } = heldFirst();
  const opened = open(<Shell />, { around, sending: 'unanswered' });
  await isConnected();
  await opened.user.type(await composer(), 'One.{Enter}');
  const { signInAgain } = endElsewhere(opened);
  act(() => opened.session.logout());
  signInAgain();
  await isConnected();
  await opened.user.type(await composer(), 'Two.{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));

  await act(async () => giveUp());
  opened.unmount();

  open(<Shell />);
  await message('One.');
  await message('Two.');
});
