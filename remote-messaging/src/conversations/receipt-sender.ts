import { connection } from '@keydate/client';
import { messagesReceived } from '@keydate/contracts/chat-events';

/** Receipts for one conversation within this time are sent as one. */
const RECEIPT_AFTER_MS = 150;

/** Gives a function that tells the server, after a short wait, up to which number this device has a conversation. */
export function receiptSender(): (conversationId: string, number: number) => void {
  const receipts = new Map<string, number>();
  return (conversationId, number) => {
    const known = receipts.get(conversationId);
    if (known !== undefined && known >= number) return;
    receipts.set(conversationId, number);
    window.setTimeout(() => {
      if (receipts.get(conversationId) !== number) return;
      // a receipt that was lost is covered by the next one
      connection()
        .call(messagesReceived, { conversationId, number })
        .catch(() => receipts.delete(conversationId));
    }, RECEIPT_AFTER_MS);
  };
}
