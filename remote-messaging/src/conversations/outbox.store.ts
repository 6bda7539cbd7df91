import { tabStorage } from '@keydate/client';
import { chatParty, receiverKind } from '@keydate/contracts/chat';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';
import type { Outgoing } from '../domain/outgoing';

const uploaded = z.object({ url: z.string(), width: z.number(), height: z.number() });

const outgoing: z.ZodType<Outgoing> = z.object({
  id: z.uuid(),
  receiverId: z.string(),
  receiver: z.object({ party: chatParty, kind: receiverKind }).optional(),
  words: z.string(),
  picture: z.object({ uploaded: uploaded.optional() }).nullable(),
  state: z.enum(['sending', 'failed', 'refused']),
  refusal: z.string().optional(),
  createdAt: z.string(),
});

const { load, save, clear } = persistedEntries({
  storage: tabStorage,
  name: 'keydate.messages.outbox',
  schema: z.array(outgoing),
});

/**
 * Messages that are not acknowledged, in this tab. After a reload those that were on their way are sent at the next connection.
 * A file cannot be stored: a picture that was not uploaded comes back without its file.
 */
export const outboxStore = {
  load: (userId: string): Outgoing[] => load(userId) ?? [],
  save(userId: string, outbox: readonly Outgoing[]) {
    if (outbox.length === 0) clear(userId);
    else save(userId, outbox.map(withoutFile));
  },
};

function withoutFile(one: Outgoing): Outgoing {
  return one.picture ? { ...one, picture: { uploaded: one.picture.uploaded } } : one;
}
