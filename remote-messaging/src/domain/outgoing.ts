import type { ChatParty, Message, ReceiverKind } from '@keydate/contracts/chat';

/** A picture of a message that is not stored yet: the file, and its address once it is uploaded. */
export interface OutgoingPicture {
  file?: File | undefined;
  uploaded?: { url: string; width: number; height: number } | undefined;
}

/** A message on its way. Its id never changes, so that sending it again stores no second one. */
export interface Outgoing {
  id: string;
  receiverId: string;
  /** The receiver as the list shows them before the first message is stored; earlier releases stored none. */
  receiver?: { party: ChatParty; kind: ReceiverKind } | undefined;
  words: string;
  picture: OutgoingPicture | null;
  /**
   * `failed`: no answer came, so that nobody knows whether it is stored; only the person sends it again.
   * `refused`: it is not stored, and the composer has another picture, so that it could not go back there.
   */
  state: 'sending' | 'failed' | 'refused';
  /** Why it was refused, in one sentence. */
  refusal?: string | undefined;
  createdAt: string;
}

/** The outgoing messages that are not among the stored ones; the same array if none of them is. */
export function notStored(outgoing: readonly Outgoing[], messages: readonly Message[]): readonly Outgoing[] {
  const ids = new Set(outgoing.map(({ id }) => id));
  const stored = new Set(messages.map(({ _id }) => _id).filter((id) => ids.has(id)));
  return stored.size === 0 ? outgoing : outgoing.filter(({ id }) => !stored.has(id));
}

/** A file's name as it is uploaded: spaces become hyphens (spec § 5, Chat). */
export function uploadName(name: string): string {
  return name.replace(/ /g, '-');
}

/** The words of a draft, and which of them, at its beginning, were refused before. */
interface ReturnedWords {
  words: string;
  returned: string;
}

/** A draft with refused words: they follow the words that were refused earlier, and precede the text typed since. */
export function withReturned<Draft extends ReturnedWords>(draft: Draft, refused: string): Draft {
  const { words, returned } = draft;
  const isChanged = returned === '' || !words.startsWith(returned);
  const lineEnd = words.indexOf('\n', returned.length);
  const end = lineEnd === -1 ? words.length : lineEnd;
  const before = isChanged ? '' : words.slice(0, end);
  const typed = isChanged ? words : words.slice(end + 1);
  const allReturned = joinLines(before, refused);
  return { ...draft, words: joinLines(allReturned, typed), returned: allReturned };
}

function joinLines(...lines: string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
