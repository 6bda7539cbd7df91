import type { Tools } from '../../../tools';
import { tellStored } from '../message-events';
import { addMessages, type AddedMessage, type Premise } from '../message-batches.repository';
import { findMessage, type StoredMessage } from '../messages.repository';
import { takenId, type Outcome, type Sending } from '../sending';

type TextTools = Pick<Tools, 'db' | 'clock' | 'realtime'>;

/**
 * Stores texts between people in one statement, and tells both people of each. Returns their results, in their order; null,
 * with nothing stored, if `premise` no longer holds.
 */
export async function storeTexts(
  tools: TextTools,
  sendings: readonly Sending[],
  conversationIds: readonly string[],
  premise: Premise,
): Promise<Outcome[] | null> {
  const batch = new Map(
    sendings.map(({ id, sender, content }, at) => [
      id,
      { id, senderId: sender.id, content, conversationId: conversationIds[at] ?? '', pictureId: null },
    ]),
  );
  const rows = await addMessages(tools.db, [...batch.values()], tools.clock.now(), premise);
  if (rows.length === 0) return null;
  const added = new Map(rows.map((one) => [one.id, one]));
  const outcomes: Outcome[] = [];
  for (const [at, sending] of sendings.entries()) {
    const one = added.get(sending.id);
    if (!one) throw new Error('a message was not added');
    const stored = one.isNew ? storedText(one, batch.get(one.id)?.content ?? '') : await findMessage(tools.db, one.id);
    const isTheirs = stored && isSame(one, sending, conversationIds[at]);
    outcomes.push(isTheirs ? { value: tellStored(tools, sending, stored) } : { error: takenId() });
  }
  return outcomes;
}

/** Whether what is stored under an id is the same sender's message in the same conversation. */
function isSame(added: AddedMessage, { sender }: Sending, conversationId: string | undefined): boolean {
  return added.senderId === sender.id && added.conversationId === conversationId;
}

function storedText({ id, conversationId, number, senderId, createdAt }: AddedMessage, content: string): StoredMessage {
  return {
    id,
    conversationId,
    number,
    senderId,
    content,
    createdAt,
    pictureId: null,
    mailedAt: null,
    width: null,
    height: null,
  };
}
