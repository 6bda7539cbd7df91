import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@keydate/domain/durations';
import type { Tx } from '../db/database';
import { addMessage, findParties, lockConversation, type Party, raiseDelivered, raiseRead } from '../chat';
import type { DemoConversation } from './conversations';
import { demoId } from './people';

/** A conversation of the demo, read to its end by both. */
export async function writeDemoConversation(tx: Tx, { between, messages }: DemoConversation, now: Date): Promise<void> {
  const [writerId, receiverId] = [demoId(between[0]), demoId(between[1])];
  const parties = await findParties(tx, [writerId, receiverId]);
  const pair = { writer: memberOf(parties.get(writerId)), receiver: memberOf(parties.get(receiverId)) };
  const sentAt = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const { id: conversationId } = await lockConversation(tx, pair, sentAt(messages[0]?.hoursAgo ?? 0));
  for (const [at, { from, hoursAgo, text }] of messages.entries()) {
    const message = { id: randomUUID(), senderId: demoId(from), content: text, pictureId: null };
    await addMessage(tx, { id: conversationId, lastNumber: at }, { ...message, createdAt: sentAt(hoursAgo) });
  }
  for (const reader of Object.values(pair)) {
    const progress = { reader, conversationId, number: messages.length };
    await raiseDelivered(tx, progress);
    await raiseRead(tx, progress);
  }
}

function memberOf(party: Party | undefined): Party & { companyId: string } {
  if (!party?.companyId) throw new Error('a person of the demo has no company');
  return { ...party, companyId: party.companyId };
}
