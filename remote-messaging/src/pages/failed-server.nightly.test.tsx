import { listMessages } from '@keydate/contracts/chat';
import type { Call } from '@keydate/contracts/call';
import { MESSAGE_PAGE_MAX } from '@keydate/contracts/limits';
import { aThread } from '@keydate/testing/builders/threads';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import type { Fault } from '@keydate/testing/fake-server/world';
import { screen, waitFor, within } from '@testing-library/react';
import { inViewport } from '../../test/in-viewport';
import { installMessages, isConnected, marisol, message, wren } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();
// the list scrolls when older messages come above the others, and jsdom scrolls nothing
beforeAll(() => (HTMLElement.prototype.scrollBy = () => undefined));
type Opened = ReturnType<typeof open>;

const refused = (call: Call): Fault => ({ call, kind: 'refused', code: 'INTERNAL' });

/** The next answers to a call come when they are let through. */
function hold({ server }: Opened, call: Call): () => void {
  const { fault, letAnswer } = heldCall(call);
  server.world.faults = [fault];
  return letAnswer;
}

const alert = async (sentence: string) => {
  const words = await screen.findByText(sentence);
  return words.closest<HTMLElement>('[role=alert]')!;
};
const tryAgain = (notice: HTMLElement) => within(notice).getByRole('button', { name: 'Try again' });

test('older messages that failed say so, and load when they are tried again', async () => {
  const written = Array.from({ length: MESSAGE_PAGE_MAX + 1 }, (_, at) => `Message ${at + 1}`);
  const page = inViewport(<MessagesPage />, 100 * MESSAGE_PAGE_MAX);
  const opened = open(page, { threads: [aThread({ between: [wren, marisol], written })] });
  const { world, exchanges } = opened.server;
  const letFirst = hold(opened, listMessages);
  await waitFor(() => expect(exchanges.some(({ call }) => call === listMessages)).toBe(true));
  world.faults = [refused(listMessages)];
  letFirst();
  const notice = await alert('Older messages could not be loaded.');
  await isConnected();
  const letOlder = hold(opened, listMessages);

  await opened.user.click(tryAgain(notice));

  expect(await screen.findByRole('status', { name: 'Loading older messages' })).toBeInTheDocument();
  expect(screen.queryByText('Older messages could not be loaded.')).not.toBeInTheDocument();
  letOlder();
  expect(await message('Message 1')).toBeInTheDocument();
});
