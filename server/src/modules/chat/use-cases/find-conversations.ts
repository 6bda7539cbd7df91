import type { Tools } from '../../../tools';
import { ensureConversations, pairKeyOf, type Pair } from '../conversations.repository';
import type { Sending } from '../sending';

/** The ids of the conversations that messages belong to, in their order. */
export interface ConversationFinder {
  /** New ones are created. */
  find: (tools: Pick<Tools, 'db' | 'clock'>, sendings: readonly Sending[]) => Promise<readonly string[]>;
  /** Null where not all of them were found before. */
  recall: (sendings: readonly Sending[]) => readonly string[] | null;
}

/** How many ids to remember, at about 200 bytes each. The id of a pair never changes. */
const REMEMBERED_MAX = 20_000;

export function conversationFinder(): ConversationFinder {
  const remembered = new Map<string, string>();
  return {
    find: async ({ db, clock }, sendings) => {
      const keyed = sendings.map((sending) => {
        const pair = pairOf(sending);
        return { pair, key: pairKeyOf(pair) };
      });
      if (remembered.size > REMEMBERED_MAX) remembered.clear();
      const missing = keyed.filter(({ key }) => !remembered.has(key)).map(({ pair }) => pair);
      const found =
        missing.length > 0 ? await ensureConversations(db, missing, clock.now()) : new Map<string, string>();
      for (const [key, id] of found) remembered.set(key, id);
      return keyed.map(({ key }) => remembered.get(key) ?? '');
    },
    recall: (sendings) => {
      const ids = sendings.flatMap((sending) => remembered.get(pairKeyOf(pairOf(sending))) ?? []);
      return ids.length === sendings.length ? ids : null;
    },
  };
}

function pairOf({ sender, receiver }: Sending): Pair {
  // the policy admits only receivers with a company
  return { writer: sender, receiver: { ...receiver, companyId: receiver.companyId ?? '' } };
}
