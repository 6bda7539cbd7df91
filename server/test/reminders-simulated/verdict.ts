import { listNotifications } from '@keydate/contracts/reminders';
import { ask } from '../ask';
import { quietOf, type Chapter, type KnownShare } from './history';
import type { TakenMail } from './mail-server';
import { emailMoment, endOf, isForLenders, isHeld, MINUTE, momentOf, type Quiet } from './oracle';
import type { Ended, Step } from './simulate';

/** The counts, for the documents, and the errors found. */
export interface Verdict {
  shown: number;
  mailed: number;
  mails: number;
  twice: number;
  kills: number;
  edits: Ended['edits'];
  wrong: string[];
}

/** When a person should have received a reminder, within one chapter. */
interface Wanted {
  /** The first and the last step in which it may have gone out. */
  from: number;
  until: number;
  dueAt: number;
  endsAt: number;
  /** The quiet hours that delay it, however late it is. */
  quiet: Quiet | null;
}

/** The longest time between the setting of the clocks and the end of a step. */
const STEP_MS = 2 * MINUTE;
const isOfDemo = (address: string) => address.endsWith('@demo.keydate.example');
const HEADING = /^([^\d\n]+ \d+)\n+\w+day, (\d\d)-(\d\d)-(\d{4}), /gm;

/**
 * Checks the four facts of a simulation, from people's memory and from what arrived; nothing here asks the product's
 * planner.
 */
export async function judge(ended: Ended): Promise<Verdict> {
  const { history, steps, mails, witnessed, closings, people, edits } = ended;
  const wrong: string[] = [];
  const lastStep = steps.length - 1;
  const shown = new Map<string, number[]>();
  const mailed = new Map<string, { step: number; mail: TakenMail }[]>();
  // the others invite people and report who left; and the demo has deadlines of its own, which are due on some
  // evenings before the clocks are set
  const reminders = mails.filter(({ content, to }) => /^List-Unsubscribe:/im.test(content) && !isOfDemo(to));
  const titles = new Map(
    history.chapters.flatMap(({ transaction }) => transaction.dates.map(({ id, title }) => [id, title] as const)),
  );
  collect();
  const wanted = new Map<string, Wanted[]>();
  for (const chapter of history.chapters) readChapter(chapter);
  expectWanted();
  expectOnce();
  expectNoneAfterClosing();
  await expectShownByTheApp();
  return {
    shown: shown.size,
    mailed: mailed.size,
    mails: reminders.length,
    twice: [...mailed.values()].filter(({ length }) => length > 1).length,
    kills: steps.filter(({ isAnyKilled }) => isAnyKilled).length,
    edits,
    wrong,
  };

  function collect(): void {
    const keysOfMails = new Map<string, string[]>();
    for (const { key, state, message_id, at } of witnessed) {
      if (!history.people.has(key.split(' ')[5] ?? '')) continue;
      if (key.endsWith(' app') && state === 'sent') push(shown, key, stepAt(steps, 'now', at?.getTime() ?? 0));
      if (message_id) push(keysOfMails, message_id, key);
    }
    const ids = new Map([...history.people.values()].map(({ id, email }) => [email, id]));
    for (const mail of reminders) {
      const personId = ids.get(mail.to);
      const transaction = history.transactions.get(/\/transaction\/([\w-]+)/.exec(mail.content)?.[1] ?? '');
      if (personId === undefined || !transaction) {
        wrong.push(`a mail to somebody else, or of nothing that is known: ${mail.content}`);
        continue;
      }
      const keys = keysOfMails.get(mail.messageId) ?? [];
      const told = [...mail.content.matchAll(HEADING)];
      if (told.length === 0) wrong.push(`a mail names no deadline: ${mail.content}`);
      for (const [, title, month, date, year] of told) {
        const key = keys.find((one) => {
          const [ofTransaction, dateId, day, , , toWhom] = one.split(' ');
          return (
            ofTransaction === transaction.id &&
            toWhom === personId &&
            day === `${year}-${month}-${date}` &&
            titles.get(dateId ?? '') === title
          );
        });
        if (key === undefined) wrong.push(`nobody knows ${title} of ${month}-${date} in ${mail.messageId}`);
        else push(mailed, key, { step: stepAt(steps, 'begunAt', mail.begunAt), mail });
      }
    }
  }

  /** No due reminder is missed. */
  function readChapter({ transaction, person, begunAt, fromStep, untilStep }: Chapter): void {
    const { zone, timeOfDay, choice } = transaction;
    if (transaction.isClosed) return;
    const share = transaction.shares.find(({ lenderId }) => lenderId === person.id);
    const quietHours = quietOf(person);
    for (const date of transaction.dates) {
      const endsAt = endOf(date, { zone, timeOfDay, choice });
      if (date.isDone || endsAt <= begunAt || (share && !isForLenders(date, share.sharedIds))) continue;
      const due = Math.max(momentOf(date, { zone, timeOfDay, choice }), begunAt);
      const key = `${transaction.id} ${date.id} ${date.day} ${choice.value} ${choice.type} ${person.id}`;
      const byEmail = person.byEmail && !person.muted.has(transaction.id);
      if (person.inApp) want(`${key} app`, due, null, () => true);
      if (byEmail) want(`${key} email`, emailMoment(due, endsAt, quietHours, begunAt), quietHours, isMailable);

      function want(name: string, dueAt: number, quiet: Quiet | null, isSent: (step: Step) => boolean) {
        push(wanted, name, { from: fromStep, until: untilStep, dueAt, endsAt, quiet });
        const sureUntil = Math.min(untilStep - 1, lastStep);
        for (let at = Math.max(fromStep + 1, stepAt(steps, 'now', dueAt - 1) + 1); at <= sureUntil; at += 1) {
          const step = steps[at];
          if (!step || step.now + STEP_MS >= endsAt) return;
          if (step.now < dueAt || !isSent(step) || isHeldIn(step.now, endsAt, quiet).some(Boolean)) continue;
          const went = name.endsWith('app') ? shown.get(name) : mailed.get(name)?.map((one) => one.step);
          if (!went || Math.min(...went) > at)
            wrong.push(
              `missed: ${name}, due ${iso(dueAt)}, was to go out at ${iso(step.now)}, went in steps ${went?.join() ?? 'none'}`,
            );
          return;
        }
      }
    }
  }

  function isMailable({ isMailServerUp, isAnyKilled }: Step): boolean {
    return isMailServerUp && !isAnyKilled;
  }

  /** No reminder goes out that nobody wanted, before it is due, in quiet hours, or after its deadline. */
  function expectWanted(): void {
    const firstEnds = firstEndsOfMails();
    const gone = [
      ...[...shown].flatMap(([key, at]) => at.map((step) => ({ key, step, firstEnd: Infinity }))),
      ...[...mailed].flatMap(([key, sent]) =>
        sent.map(({ step, mail }) => ({ key, step, firstEnd: firstEnds.get(mail.messageId) ?? Infinity })),
      ),
    ];
    for (const { key, step, firstEnd } of gone) {
      const now = steps[step]?.now ?? -Infinity;
      const isWanted = (wanted.get(key) ?? []).some(
        ({ from, until, dueAt, endsAt, quiet }) =>
          from <= step &&
          step <= until &&
          endsAt > now &&
          (step < 0 || dueAt <= now + STEP_MS) &&
          !isHeldIn(now, Math.min(endsAt, firstEnd), quiet).every(Boolean),
      );
      if (!isWanted) wrong.push(`not wanted then: ${key} at ${iso(now)}`);
    }
  }

  /**
   * The nearest deadline of each mail: unless it waits for the end of quiet hours, the others of the mail go out with
   * it.
   */
  function firstEndsOfMails(): Map<string, number> {
    const ends = new Map<string, number>();
    for (const [key, sent] of mailed)
      for (const { mail } of sent)
        for (const { endsAt } of wanted.get(key) ?? [])
          ends.set(mail.messageId, Math.min(endsAt, ends.get(mail.messageId) ?? Infinity));
    return ends;
  }

  /** In the app each once; a mail twice only if a server died meanwhile, and then under one Message-ID. */
  function expectOnce(): void {
    for (const [key, at] of shown) if (at.length > 1) wrong.push(`shown ${at.length} times: ${key}`);
    for (const [key, sent] of mailed) {
      const ids = new Set(sent.map(({ mail }) => mail.messageId));
      if (ids.size > 1) wrong.push(`mailed under ${ids.size} Message-IDs: ${key}`);
      for (const { step, mail } of sent.slice(0, -1))
        if (!steps[step]?.unrecorded.has(mail.messageId)) wrong.push(`mailed twice without a death: ${key}`);
    }
  }

  function expectNoneAfterClosing(): void {
    for (const [key, sent] of mailed) {
      const closing = closings.get(key.split(' ')[0] ?? '');
      if (!closing) continue;
      for (const { step, mail } of sent) {
        if (mail.begunAt <= closing.answeredAt) continue;
        if (step > closing.step || !closing.held.has(mail.messageId)) wrong.push(`mailed after the closing: ${key}`);
      }
    }
  }

  /** The app must list the same as the database's witness saw, and to a lender only what they may see. */
  async function expectShownByTheApp(): Promise<void> {
    for (const { id, token } of people) {
      const seen = await listedByTheApp(ended, token);
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
  }

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

/** The app's list for a person, each entry as its transaction and deadline. */
async function listedByTheApp(server: { origin: string }, token: string): Promise<string[]> {
  const listed: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = cursor === '' ? {} : { cursor };
    const { body } = await ask(server, listNotifications, { token, query });
    for (const one of body.result.notifications)
      if ('dateId' in one) listed.push(`${one.transaction._id} ${one.dateId}`);
    cursor = body.result.nextCursor;
  }
  return listed;
}

/** Says whether quiet hours delay an email when a step begins, and when it ends. */
function isHeldIn(now: number, endsAt: number, quiet: Quiet | null): boolean[] {
  return [now, now + STEP_MS].map((instant) => isHeld(instant, endsAt, quiet));
}

/** The step that contains an instant; -1 before the first one. */
function stepAt(steps: readonly Step[], clock: 'now' | 'begunAt', moment: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.[clock] ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function iso(moment: number): string {
  return Number.isFinite(moment) ? new Date(moment).toISOString() : 'the beginning';
}
