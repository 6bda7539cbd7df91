import { threadBetween, unreadOf } from '@keydate/testing/fake-server/threads';
import { wordsOf, type Tab } from './a-tab';

const storedWith = ({ server }: Tab, otherId: string) => threadBetween(server.world, 'wren', otherId)?.messages ?? [];
const openThreads = (tab: Tab) => Object.entries(tab.state().threads);
const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);
const missing = (wanted: Iterable<string>, list: readonly string[]) => [...wanted].filter((one) => !list.includes(one));

/** Faults that must never occur: a row shown twice or out of order, a word lost or repeated, a picture lost. */
export function faultsIn(tab: Tab): string[] {
  const { outbox, drafts } = tab.state();
  const messages = tab.server.world.chat.threads.flatMap((thread) => thread.messages);
  const storedIds = new Set(messages.map(({ _id }) => _id));
  const unsent = [...outbox.filter(({ id }) => !storedIds.has(id)), ...Object.values(drafts)];
  const written = [
    ...messages.map(({ message_content, url }) => ({ words: message_content, picture: url })),
    ...unsent,
  ].map(({ words, picture }) => ({ words: wordsOf(words), hasPicture: picture !== null }));
  const words = written.flatMap((one) => one.words);
  const pictured = written.flatMap((one) => (one.hasPicture ? one.words : []));
  return [
    ...openThreads(tab).flatMap(([otherId]) => misshown(tab, otherId)),
    ...repeated(words).map((word) => `${word} is there twice`),
    ...missing(tab.typed, words).map((word) => `${word} is lost`),
    ...missing(tab.withPicture, pictured).map((word) => `the picture of ${word} is lost`),
  ];
}

/** An open thread shows a piece of the server's in its order, then the messages on their way, and no row twice. */
function misshown(tab: Tab, otherId: string): string[] {
  const shown = (tab.state().threads[otherId]?.thread.messages ?? []).map(({ _id, number }) => `${number} ${_id}`);
  const stored = storedWith(tab, otherId).map(({ _id, number }) => `${number} ${_id}`);
  const begin = stored.indexOf(shown[0] ?? '');
  const isPiece = shown.every((row, at) => row === stored[begin + at]);
  const outgoing = tab
    .state()
    .outbox.filter(({ receiverId, id }) => receiverId === otherId && shown.some((row) => row.endsWith(id)));
  return [
    ...(isPiece ? [] : [`the thread with ${otherId} is out of order`]),
    ...outgoing.map(({ id }) => `${id} is shown as stored and on its way`),
  ];
}

/** The parts that a tab lacks though it had time to fetch them, in open threads and in the list, and messages not sent to an end. */
export function missingIn(tab: Tab): string[] {
  const { list } = tab.state();
  const threads = openThreads(tab).flatMap(([otherId, { status, thread }]) => {
    const isWhole = status === 'ready' && thread.messages.at(-1)?.number === storedWith(tab, otherId).at(-1)?.number;
    return isWhole ? [] : [`the thread with ${otherId} is ${status} and ends early`];
  });
  const listed = tab.server.world.chat.threads.flatMap(({ conversationId, members, messages }) => {
    const lastNumber = list.find((one) => one.conversationId === conversationId)?.lastNumber ?? 0;
    return lastNumber === messages.length
      ? []
      : [`the list has the conversation of ${members.join(' and ')} up to ${lastNumber}`];
  });
  const undecided = tab
    .state()
    .outbox.filter(({ state }) => state === 'sending')
    .map(({ id }) => `${id} is still on its way`);
  return [...faultsIn(tab), ...threads, ...listed, ...undecided];
}

/** Unread counts and receipts in a tab that differ from the server's, though the tab has connected again. */
export function outdatedIn(tab: Tab): string[] {
  const unread = tab.state().list.flatMap((listed) => {
    const thread = tab.server.world.chat.threads.find((one) => one.conversationId === listed.conversationId);
    const expected = thread ? unreadOf(thread, 'wren') : 0;
    return listed.unread === expected ? [] : [`${listed.unread} unread of ${listed.receiver._id}, not ${expected}`];
  });
  const delivered = openThreads(tab).flatMap(([otherId, { thread }]) => {
    const own = storedWith(tab, otherId).filter(({ sender, isDelivered }) => sender._id === 'wren' && isDelivered);
    const expected = own.at(-1)?.number ?? 0;
    return thread.deliveredNumber === expected
      ? []
      : [`delivered to ${otherId} up to ${thread.deliveredNumber}, not ${expected}`];
  });
  return [...missingIn(tab), ...unread, ...delivered];
}
