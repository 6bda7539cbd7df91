import { newMessage } from '@keydate/contracts/chat-events';
import { MESSAGE_MAX } from '@keydate/contracts/limits';
import { fireEvent, screen } from '@testing-library/react';
import { composer, installMessages, isConnected } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();

test('a text that is too long is not sent, and the composer says by how much', async () => {
  const { server, user } = open(<MessagesPage />);
  const box = await composer();
  await isConnected();
  fireEvent.change(box, { target: { value: 'x'.repeat(MESSAGE_MAX) } });
  expect(screen.queryByText(/too many/)).not.toBeInTheDocument();
  fireEvent.change(box, { target: { value: 'x'.repeat(MESSAGE_MAX + 1) } });
  expect(screen.getByText('1 character too many.')).toBeVisible();
  fireEvent.change(box, { target: { value: 'x'.repeat(MESSAGE_MAX + 1200) } });
  expect(screen.getByText('1,200 characters too many.')).toBeVisible();
  await user.type(box, '{Enter}');
  expect(server.sockets.calls.map(({ event }) => event)).not.toContain(newMessage.event);
  expect(box).toHaveValue('x'.repeat(MESSAGE_MAX + 1200));
});
