import type { Message } from '@keydate/contracts/chat';

/** A picture of a message that is not stored yet: the file, and its address once it is uploaded. */
export interface OutgoingPicture {
  file?: File | undefined;
  uploaded?: { url: string; width: number; height: number } | undefined;
}

/** A message on its way. It stays under its id, so that sending it again makes no second one. */
export interface Outgoing {
  id: string;
  receiverId: string;
  words: string;
  picture: OutgoingPicture | null;
  /** `failed`: no answer came, so that nobody knows whether it is stored; only the person sends it again. */
  state: 'sending' | 'failed';
  createdAt: string;
}

/** Those that the thread does not show as messages yet. */
export function notStored(outgoing: readonly Outgoing[], messages: readonly Message[]): Outgoing[] {
  // only the last messages can be those that were just sent
  const stored = new Set(messages.slice(-200).map(({ _id }) => _id));
  return outgoing.filter(({ id }) => !stored.has(id));
}

/** A file's name as it is uploaded: spaces become hyphens (spec § 5, Chat). */
export function uploadName(name: string): string {
  return name.replace(/ /g, '-');
}

/** What was refused, before what was typed since. */
export function returnedWords(refused: string, typed: string): string {
  return [refused, typed].filter((words) => words !== '').join('\n');
}
