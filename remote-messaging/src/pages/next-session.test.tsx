import { useUser, type OpenWire } from '@keydate/client';
import { newMessage } from '@keydate/contracts/chat-events';
import { aCompany } from '@keydate/testing/builders/companies';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRoof, composer, installMessages, isConnected, message, preview, wren } from '../../test/open-messages';
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
const isSignedOut = ({ session }: Opened) => waitFor(() => expect(session.user()).toBeNull());

test('a conversation that was clicked when the session had ended opens after the next sign-in', async () => {
  const opened = open(<Shell />, { at: '/messages' });
  await isConnected();
  const { signInAgain } = endElsewhere(opened);
  await opened.user.click(await screen.findByRole('link', { name: /Marisol/ }));
  await isSignedOut(opened);

  signInAgain();

  await message('Not yet.');
});

test('the list that could not be fetched when the session had ended is fetched after the next sign-in', async () => {
  const opened = open(<Shell />, { at: '/messages' });
  await screen.findByRole('link', { name: /Marisol/ });
  await isConnected();
  const { signInAgain } = endElsewhere(opened);
  act(() => opened.server.sockets.setStatus('error'));
  act(() => opened.server.sockets.setStatus('connected'));
  await isSignedOut(opened);
  opened.server.sockets.writeUnheard('marisol', 'wren', 'While you were out.');

  signInAgain();

  const list = within(await screen.findByRole('region', { name: 'Conversations' }));
  await list.findByText('While you were out.');
});

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

test('what was not sent or not acknowledged is there after the next sign-in, with its pictures', async () => {
  const opened = open(<Shell />, { around: heldFirst().around });
  await isConnected();
  await opened.user.type(await composer(), 'Without an answer.{Enter}');
  await opened.user.upload(await screen.findByTestId('picture-file'), aRoof());
  await opened.user.type(await composer(), 'The roof.');
  const { signInAgain } = endElsewhere(opened);
  act(() => opened.session.logout());

  signInAgain();

  await message('Without an answer.');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await preview()).toBeVisible();
  expect(await composer()).toHaveValue('The roof.');
});

test('who has joined another company no longer sees the conversations of the one before', async () => {
  const { server, session } = open(<Shell />, { at: '/messages' });
  await screen.findByRole('link', { name: /Marisol/ });
  server.world.chat.threads = [];

  act(() => session.update({ company: aCompany({ _id: 'another' }) }));

  await screen.findByText('No conversations yet');
  expect(screen.queryByRole('link', { name: /Marisol/ })).not.toBeInTheDocument();
});
