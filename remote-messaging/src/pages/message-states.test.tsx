import type { OpenWire } from '@keydate/client';
import { messageDelivered, newMessage } from '@keydate/contracts/chat-events';
import { act, screen, waitFor, within } from '@testing-library/react';
import { composer, installMessages, message } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();

/** Holds messages back from the server, and receipts from the page, until each is let through. */
function heldBack() {
  const letThrough = { message: () => {}, receipt: () => {} };
  const isSent = new Promise<void>((resolve) => (letThrough.message = resolve));
  const receipts: (() => void)[] = [];
  letThrough.receipt = () => receipts.forEach((hear) => hear());
  const around =
    (openWire: OpenWire): OpenWire =>
    async (token, listener) => {
      const event: typeof listener.event = (name, payload) => {
        const isReceipt = name === messageDelivered.event && messageDelivered.payload.parse(payload).isDelivered;
        if (isReceipt) receipts.push(() => listener.event(name, payload));
        else listener.event(name, payload);
      };
      const wire = await openWire(token, { ...listener, event });
      const call: typeof wire.call = async (name, payload) => {
        if (name === newMessage.event) await isSent;
        return wire.call(name, payload);
      };
      return { ...wire, call };
    };
  return { around, letThrough, receipts };
}

test('a message is sending until it is acknowledged, sent until a receipt comes, then delivered', async () => {
  const { around, letThrough, receipts } = heldBack();
  const { user } = open(<MessagesPage />, { around });
  await waitFor(() => expect(screen.getByText('Connected')).toBeVisible());
  await user.type(await composer(), 'Signed!{Enter}');
  const bubble = async () => within((await message('Signed!')).parentElement!);
  const states = async () =>
    (await bubble()).queryAllByText(/^(Sending|Sent|Delivered|No answer)$/).map(({ textContent }) => textContent);
  expect(await states()).toEqual(['Sending']);

  await act(async () => letThrough.message());
  await (await bubble()).findByText('Sent');
  // the receipt is on its way, and the page has not heard of it
  await waitFor(() => expect(receipts).toHaveLength(1));
  expect(await states()).toEqual(['Sent']);

  act(() => letThrough.receipt());
  expect(await states()).toEqual(['Delivered']);
});
