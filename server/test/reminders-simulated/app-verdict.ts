import type { KnownShare } from './history';
import { isForLenders } from './oracle';
import type { Ended } from './simulate';

/** The app must list the same as the database's witness saw, and to a lender only what they may see. */
export function judgeTheApp({ history, people }: Ended, shown: ReadonlyMap<string, readonly number[]>): string[] {
  const wrong: string[] = [];
  const titles = new Map(
    history.chapters.flatMap(({ transaction }) => transaction.dates.map(({ id, title }) => [id, title] as const)),
  );
  for (const { id, listed: seen } of people) {
    const names = new Map<string, [least: number, most: number]>();
    for (const key of [...shown.keys()].filter((one) => one.split(' ')[5] === id)) {
      const name = key.split(' ').slice(0, 2).join(' ');
      const [least, most] = names.get(name) ?? [0, 0];
      const isRead = isReadNow(key, id);
      names.set(name, [least + Number(isRead === true), most + Number(isRead !== false)]);
    }
    for (const name of new Set([...seen, ...names.keys()])) {
      const count = seen.filter((one) => one === name).length;
      const [least, most] = names.get(name) ?? [0, 0];
      if (count < least || count > most)
        wrong.push(`the app lists ${count} reminders of ${name} to ${id}, and should ${least} to ${most}`);
    }
  }
  return wrong;

  /** True if a person can read today what the app has shown them; null if either is right. */
  function isReadNow(key: string, personId: string): boolean | null {
    if (history.people.get(personId)?.role !== 'lender') return true;
    const [transactionId = '', dateId = ''] = key.split(' ');
    const transaction = history.transactions.get(transactionId);
    const share = transaction?.shares.find(({ lenderId }) => lenderId === personId);
    const sentIn = shown.get(key)?.[0] ?? -1;
    if (!transaction || !share || sentIn < share.sinceStep) return false;
    const isSeenWith = ({ sharedIds }: KnownShare) =>
      isForLenders({ id: dateId, title: titles.get(dateId) ?? '' }, sharedIds);
    if (!isSeenWith(share)) return false;
    // a reminder that was hidden meanwhile returns only if it would still be announced
    const wasHidden = history.chapters.some(
      ({ transaction: { id, shares }, person, untilStep }) =>
        id === transactionId &&
        person.id === personId &&
        untilStep >= sentIn &&
        shares.some((one) => one.lenderId === personId && !isSeenWith(one)),
    );
    const isRemoved = !transaction.dates.some(({ id }) => id === dateId);
    return wasHidden || isRemoved || sentIn === share.sinceStep ? null : true;
  }
}
