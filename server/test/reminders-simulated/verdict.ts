import { CHOICES } from './edits';
import { judgeFollowUps } from './follow-ups-verdict';
import { announcementsOf, quietOf, type Chapter, type Wanted } from './history';
import type { TakenMail } from './mail-server';
import { emailMoment, endOf, isForLenders, leadName, momentAsked, momentOf, type Choice } from './oracle';
import { readDeadlines } from './read-mail';
import type { Ended } from './simulate';
import { iso, isHeldIn, isMailable, push, stepAt, STEP_MS } from './steps';
import { judgeSummaries } from './summaries-verdict';
import { judgeTheApp } from './app-verdict';

/** The counts, for the documents, and the errors found. */
export interface Verdict {
  shown: number;
  mailed: number;
  mails: number;
  twice: number;
  kills: number;
  /** Deadlines of which people heard that they are overdue, or that nobody had answered, in the app or by email; and summaries. */
  overdue: number;
  unanswered: number;
  summaries: number;
  edits: Ended['edits'];
  wrong: string[];
}

const isOfDemo = (address: string) => address.endsWith('@demo.keydate.example');

/** A mail that names a deadline to a person: it may have been about any of these reminders. */
interface Mailed {
  step: number;
  mail: TakenMail;
  keys: readonly string[];
}

/**
 * Checks the facts of a simulation, from people's memory and from what arrived; nothing here asks the product's
 * planner.
 */
export function judge(ended: Ended): Verdict {
  const { history, steps, mails, witnessed, closings, edits } = ended;
  const wrong = [...ended.wrong];
  const lastStep = steps.length - 1;
  const shown = new Map<string, number[]>();
  const mailed = new Map<string, Mailed[]>();
  /** By deadline, day and person. */
  const mailedOf = new Map<string, Mailed[]>();
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
  wrong.push(...judgeTheApp(ended, shown));
  const others = mails.filter((mail) => !reminders.includes(mail) && !isOfDemo(mail.to));
  const gone = { shown, mailed, wanted, mails: others };
  const followUps = judgeFollowUps(ended, gone);
  const summaries = judgeSummaries(ended, others);
  wrong.push(...followUps.wrong, ...summaries.wrong);
  return {
    shown: shown.size,
    mailed: mailed.size,
    mails: reminders.length,
    twice: [...mailed.values()].filter(({ length }) => length > 1).length,
    kills: steps.filter(({ isAnyKilled }) => isAnyKilled).length,
    overdue: followUps.overdue,
    unanswered: followUps.unanswered,
    summaries: summaries.count,
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
      const told = readDeadlines(mail.content);
      if (told.length === 0) wrong.push(`a mail names no deadline: ${mail.content}`);
      for (const { title, day } of told) {
        const named = keys.filter((one) => {
          const [ofTransaction, dateId, ofDay, , , toWhom] = one.split(' ');
          return (
            ofTransaction === transaction.id &&
            toWhom === personId &&
            ofDay === day &&
            titles.get(dateId ?? '') === title
          );
        });
        if (named.length === 0) wrong.push(`nobody knows ${title} of ${day} in ${mail.messageId}`);
        const one = { step: stepAt(steps, 'begunAt', mail.begunAt), mail, keys: [...new Set(named)] };
        for (const key of one.keys) push(mailed, key, one);
        push(mailedOf, `${title} of ${day} to ${personId}`, one);
      }
    }
  }

  /** No due reminder is missed. */
  function readChapter({ transaction, person, begunAt, fromStep, untilStep }: Chapter): void {
    const { zone, timeOfDay } = transaction;
    if (transaction.isClosed) return;
    const share = transaction.shares.find(({ lenderId }) => lenderId === person.id);
    const quietHours = quietOf(person);
    const byEmail = person.byEmail && !person.muted.has(transaction.id);
    const isWithin = (step: number) => fromStep < step && step < untilStep;
    for (const date of transaction.dates) {
      const endsAt = endOf(date, transaction);
      if (date.isDone || endsAt <= begunAt || (share && !isForLenders(date, share.sharedIds))) continue;
      const planned = announcementsOf(transaction, date, person.id).map(({ name, choice, askedFor }): Planned => {
        const moment = choice ? momentOf(date, { zone, timeOfDay, choice }) : momentAsked(askedFor ?? 0, endsAt);
        const due = Math.max(moment, begunAt);
        const email = emailMoment(due, endsAt, quietHours, begunAt);
        // nobody is reminded before the moment for which they asked
        const mailDue = choice ? email : Math.max(email, due);
        const key = `${transaction.id} ${date.id} ${date.day} ${name} ${person.id}`;
        return { key, isAsked: choice === null, moment, due, mailDue, isPast: moment < begunAt };
      });
      for (const one of planned) {
        // of those whose moments have passed when they are planned, only the nearest to the end goes out
        const isOutdone = (other: Planned) => !other.isAsked && other.isPast && other.moment > one.moment;
        if (one.isPast && !one.isAsked && planned.some(isOutdone)) continue;
        if (person.inApp) want(one, 'app');
        if (byEmail) want(one, 'email');
      }
      expectOneAtAMoment(planned);

      function want(one: Planned, channel: 'app' | 'email') {
        const dueOf = ({ due, mailDue }: Planned) => (channel === 'app' ? due : mailDue);
        const quiet = channel === 'app' ? null : quietHours;
        const dueAt = dueOf(one);
        push(wanted, `${one.key} ${channel}`, { from: fromStep, until: untilStep, dueAt, endsAt, quiet });
        const sureUntil = Math.min(untilStep - 1, lastStep);
        for (let at = Math.max(fromStep + 1, stepAt(steps, 'now', dueAt - 1) + 1); at <= sureUntil; at += 1) {
          const step = steps[at];
          if (!step || step.now + STEP_MS >= endsAt) return;
          if (step.now < dueAt || (channel === 'email' && !isMailable(step))) continue;
          if (isHeldIn(step.now, endsAt, quiet).some(Boolean)) continue;
          // two of one moment are one, and where several are due at once, a change may leave the nearest alone
          const isInstead = (other: Planned) =>
            other === one || (dueOf(other) <= step.now && (one.isAsked ? false : other.moment >= one.moment));
          const isGone =
            planned.some((other) => isInstead(other) && wentBy(`${other.key} ${channel}`, at)) ||
            (one.isPast && !one.isAsked && nearerWent(one, channel, at));
          if (!isGone)
            wrong.push(`missed: ${one.key} ${channel}, due ${iso(dueAt)}, was to go out at ${iso(step.now)}`);
          return;
        }
      }

      /** True if a reminder by a lead time of before, at that moment or nearer to the end, went out: what has passed is not said again. */
      function nearerWent({ moment }: Planned, channel: string, at: number): boolean {
        const went = (choice: Choice) =>
          wentBy(`${transaction.id} ${date.id} ${date.day} ${leadName(choice)} ${person.id} ${channel}`, at);
        return CHOICES.some((choice) => momentOf(date, { zone, timeOfDay, choice }) >= moment && went(choice));
      }

      function expectOneAtAMoment(all: readonly Planned[]) {
        for (const [nth, one] of all.entries())
          for (const other of all.slice(nth + 1)) {
            if (one.moment !== other.moment || one.isPast) continue;
            const steppedIn = [one, other].map(({ key }) => (shown.get(`${key} app`) ?? []).some(isWithin));
            if (steppedIn.every(Boolean)) wrong.push(`shown twice at one moment: ${one.key} and ${other.key}`);
          }
      }
    }
  }

  function wentBy(key: string, at: number): boolean {
    const went = key.endsWith('app') ? shown.get(key) : mailed.get(key)?.map(({ step }) => step);
    return went?.some((step) => step <= at) ?? false;
  }

  /** No reminder goes out that nobody wanted, before it is due, in quiet hours, or after its deadline. */
  function expectWanted(): void {
    const firstEnds = firstEndsOfMails();
    const gone = [
      ...[...shown].flatMap(([key, at]) => at.map((step) => ({ keys: [key], step, firstEnd: Infinity }))),
      ...[...mailedOf.values()].flat().map(({ step, mail, keys }) => ({
        ...{ keys, step, firstEnd: firstEnds.get(mail.messageId) ?? Infinity },
      })),
    ];
    for (const { keys, step, firstEnd } of gone) {
      const now = steps[step]?.now ?? -Infinity;
      const isWanted = keys
        .flatMap((key) => wanted.get(key) ?? [])
        .some(
          ({ from, until, dueAt, endsAt, quiet }) =>
            from <= step &&
            step <= until &&
            endsAt > now &&
            (step < 0 || dueAt <= now + STEP_MS) &&
            !isHeldIn(now, Math.min(endsAt, firstEnd), quiet).every(Boolean),
        );
      if (!isWanted) wrong.push(`not wanted then: ${keys.join(' or ')} at ${iso(now)}`);
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
    for (const [name, sent] of mailedOf) {
      const ids = new Map(sent.map(({ mail, keys }) => [mail.messageId, keys]));
      if (!haveEachTheirOwn([...ids.values()])) wrong.push(`mailed under ${ids.size} Message-IDs: ${name}`);
      for (const id of ids.keys())
        for (const { step } of sent.filter(({ mail }) => mail.messageId === id).slice(0, -1))
          if (!steps[step]?.unrecorded.has(id)) wrong.push(`mailed twice without a death: ${name}`);
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
}

/** A reminder as the oracle plans it. */
interface Planned {
  key: string;
  /** True if its person asked for it. */
  isAsked: boolean;
  moment: number;
  due: number;
  mailDue: number;
  /** True if its moment has passed when it is planned. */
  isPast: boolean;
}

/** True if each list has an element that none of the others needs. */
function haveEachTheirOwn(lists: readonly (readonly string[])[]): boolean {
  const owners = new Map<string, number>();
  const claim = (nth: number, tried: Set<string>): boolean =>
    (lists[nth] ?? []).some((one) => {
      if (tried.has(one)) return false;
      tried.add(one);
      const owner = owners.get(one);
      if (owner !== undefined && !claim(owner, tried)) return false;
      owners.set(one, nth);
      return true;
    });
  return lists.every((_list, nth) => claim(nth, new Set()));
}
