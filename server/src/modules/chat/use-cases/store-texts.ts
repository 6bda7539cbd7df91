import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { addMessages, type AddedMessage } from '../message-batches.repository';
import { findMessage, type StoredMessage } from '../messages.repository';
import { takenId, type Sending } from '../sending';

/** Stores texts between people by one statement. Gives each as it is stored, or why it was refused, in their order. */
export async function storeTexts(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  sendings: readonly Sending[],
  conversationIds: readonly string[],
): Promise<(StoredMessage | AppError)[]> {
  const batch = new Map(
    sendings.map(({ id, sender, content }, at) => [
      id,
      { id, senderId: sender.id, content, conversationId: conversationIds[at] ?? '', pictureId: null },
    ]),
  );
  const added = new Map((await addMessages(db, [...batch.values()], clock.now())).map((one) => [one.id, one]));
  return Promise.all(
    sendings.map(async (sending, at) => {
      const one = added.get(sending.id);
      if (!one) throw new Error('a message was not added');
      if (!isSame(one, sending, conversationIds[at])) return takenId();
      return one.isNew
        ? storedText(one, batch.get(one.id)?.content ?? '')
        : ((await findMessage(db, one.id)) ?? takenId());
    }),
  );
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
