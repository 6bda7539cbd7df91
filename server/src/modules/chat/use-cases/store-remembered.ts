import { canWriteTo } from '../chat.policy';
import type { Party } from '../party';
import { isPlain, premiseOf, sendingOf, type Asked, type ChatTools, type Outcome, type Sending } from '../sending';
import type { ConversationFinder } from './find-conversations';
import { storeTexts } from './store-texts';

/** How many people to remember, at about 300 bytes each. */
const REMEMBERED_MAX = 20_000;

/** People as they were last read. */
export interface PartyMemory {
  remember: (parties: Iterable<Party>) => void;
  recall: (id: string) => Party | undefined;
}

export function partyMemory(): PartyMemory {
  const remembered = new Map<string, Party>();
  return {
    remember: (parties) => {
      if (remembered.size > REMEMBERED_MAX) remembered.clear();
      for (const party of parties) remembered.set(party.id, party);
    },
    recall: (id) => remembered.get(id),
  };
}

/**
 * Stores a group of plain texts without reading first who may write. The people as they were last read decide, and the
 * statement stores the texts only if these people are unchanged and no session has ended. Returns null if it stored
 * nothing, because that does not hold, or because the group has more than plain texts.
 */
export async function storeRemembered(
  tools: ChatTools,
  { parties, conversations }: { parties: PartyMemory; conversations: ConversationFinder },
  asked: readonly Asked[],
): Promise<Outcome[] | null> {
  const sendings: Sending[] = [];
  for (const one of asked) {
    const sender = parties.recall(one.caller.personId);
    const receiver = parties.recall(one.receiverId);
    if (!sender || !receiver || sender.companyId !== one.caller.companyId) return null;
    const sending = sendingOf(one, sender, receiver);
    if (!isPlain(sending) || !canWriteTo(sender, receiver, [])) return null;
    sendings.push(sending);
  }
  const conversationIds = conversations.recall(sendings);
  if (!conversationIds) return null;
  return storeTexts(tools, sendings, conversationIds, premiseOf(asked, sendings));
}
