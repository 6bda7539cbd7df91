import { type KnownPerson, type KnownTransaction, quietOf } from './history';
import { followUpRules, type InState, type Kind, OVERDUE_DAYS, type Row } from './follow-ups-rules';
import type { TakenMail } from './mail-server';
import { MINUTE } from './oracle';
import { readDeadlines } from './read-mail';
import type { Gone } from './reminders-that-went';
import type { Ended } from './simulate';
import { type State, statesByStep, type StatesOfStep } from './states';
import { iso, isHeldIn, isMailable, push, stepAt, STEP_MS } from './steps';

/** News of a deadline that a person is to get: in the first step in which it holds for sure, or in one before in which it may. */
interface Heard {
  kind: Kind;
  row: Row;
  personId: string;
  possible: number;
  certain: number | null;
  /** Of the states between: in all, and in any of them. */
  app: { all: boolean; any: boolean };
  mail: { all: boolean; any: boolean };
  /** Those who had it by then. */
  takers: Set<string>;
  /** True while its email is still to arrive. */
  isMailDue: boolean;
  /** The person at that time: other choices since then may hold the email for longer. */
  person: KnownPerson | undefined;
  transaction: KnownTransaction | undefined;
}

const DAY = 24 * 60 * MINUTE;
const KINDS: Record<Kind, RegExp> = {
  overdue: /^Th(?:is deadline has|ese deadlines have) ended, and/m,
  unanswered: /^Nobody in your company has answered/m,
};

/**
 * Checks what people heard of deadlines after their reminders: that one is overdue, the morning after, and the owner that nobody has
 * answered. Each is said once, in time, to the right people, and of nothing that is settled or answered.
 */
export function judgeFollowUps(ended: Ended, gone: Gone) {
  const { history, steps, noticed } = ended;
  const wrong: string[] = [];
  const rows = new Map<string, Row>();
  const titles = new Map<string, string>();
  for (const { transaction } of history.chapters)
    for (const { id, title, day } of transaction.dates) {
      rows.set(`${title} of ${day}`, { transactionId: transaction.id, dateId: id, day });
      titles.set(id, title);
    }
  const nameOf = (kind: Kind, { dateId, day }: Row, personId: string) => `${kind} ${dateId} ${day} ${personId}`;
  const rung = new Map<string, number[]>();
  const mailed = new Map<string, { step: number; mail: TakenMail; row: Row; others: Row[] }[]>();
  collect();
  const { reminded, companyOwnerOf, inState, isOverdue, isUnanswered, isThere } = followUpRules(ended, gone);
  const heard = new Map<string, Heard>();
  /** When people had a morning summary last: that of the day may have listed what is overdue. */
  const summaryUntil = new Map<string, number>();
  for (const of of statesByStep(history, steps)) {
    for (const row of rowsOf(of)) {
      for (const personId of new Set((reminded.get(`${row.dateId} ${row.day}`) ?? []).map((one) => one.personId)))
        hear('overdue', row, personId, of);
      const owner = companyOwnerOf(of.states[0], row);
      if (owner !== undefined) hear('unanswered', row, owner, of);
    }
    expectMails(of);
    for (const { people } of of.states)
      for (const { id, summaryAt } of people.values()) if (summaryAt !== null) summaryUntil.set(id, of.step.now);
  }
  expectNotices();
  const said = [...new Set([...rung.keys(), ...mailed.keys()])];
  const countOf = (kind: Kind) => said.filter((name) => name.startsWith(kind)).length;
  return {
    overdue: countOf('overdue'),
    unanswered: countOf('unanswered'),
    wrong,
  };

  function collect(): void {
    for (const { kind, person_id, subject, happened_at } of noticed) {
      const [, title, month, date, year] = /^(.*), \w+day, (\d\d)-(\d\d)-(\d{4})$/.exec(subject) ?? [];
      const row = rows.get(`${title} of ${year}-${month}-${date}`);
      // the demo has deadlines of its own
      if (!row || !history.people.has(person_id)) continue;
      const name = nameOf(kind === 'deadline-overdue' ? 'overdue' : 'unanswered', row, person_id);
      push(rung, name, stepAt(steps, 'begunAt', happened_at.getTime()));
    }
    const ids = new Map([...history.people.values()].map(({ id, email }) => [email, id]));
    for (const mail of gone.mails) {
      const kind = (['overdue', 'unanswered'] as const).find((one) => KINDS[one].test(mail.content));
      const personId = ids.get(mail.to);
      if (!kind || personId === undefined) continue;
      const told = readDeadlines(mail.content).flatMap(({ title, day }) => rows.get(`${title} of ${day}`) ?? []);
      if (told.length === 0) wrong.push(`a mail names no deadline: ${mail.content}`);
      const step = stepAt(steps, 'begunAt', mail.begunAt);
      for (const row of told) push(mailed, nameOf(kind, row, personId), { step, mail, row, others: told });
    }
  }

  function* rowsOf({ states: [state, ...later], step }: StatesOfStep): Generator<Row> {
    const last = later.at(-1) ?? state;
    for (const transaction of last.transactions.values()) {
      const before = state.transactions.get(transaction.id);
      const seen = new Set<string>();
      for (const { id, day } of [...transaction.dates, ...(before?.dates ?? [])]) {
        const name = `${id} ${day}`;
        const days = (Date.parse(`${day}T00:00:00Z`) - step.now) / DAY;
        if (seen.has(name) || !reminded.has(name) || days < -OVERDUE_DAYS - 2 || days > 9) continue;
        seen.add(name);
        yield { transactionId: transaction.id, dateId: id, day };
      }
    }
  }

  /** Notes whether it may hold in a step, and whether it holds for sure. */
  function hear(kind: Kind, row: Row, personId: string, { number, step, states }: StatesOfStep): void {
    const name = nameOf(kind, row, personId);
    const before = heard.get(name);
    if (before && before.certain !== null) return;
    const all = states.map((state) => inState(kind, row, personId, state));
    const isOf = (isSure: boolean) => (state: State) =>
      kind === 'overdue'
        ? isOverdue(row, { state, personId, number, step, isSure })
        : isUnanswered(row, { state, personId, number, step, isSure });
    const isPossible = states.some(isOf(false));
    if (!isPossible && !before) return;
    const isCertain = states.every(isOf(true)) && (kind === 'overdue' || isUnchanged(all));
    const one: Heard = before ?? {
      ...{ kind, row, personId, possible: number, certain: null, isMailDue: false, takers: new Set() },
      ...{ app: { all: true, any: false }, mail: { all: true, any: false }, person: undefined, transaction: undefined },
    };
    heard.set(name, one);
    for (const { app, mail, mayMail, transaction } of all) {
      one.app = { all: one.app.all && app, any: one.app.any || app };
      one.mail = { all: one.mail.all && mail, any: one.mail.any || mayMail };
      for (const taker of transaction?.takers ?? []) one.takers.add(nameOfTaker(taker));
    }
    if (!isCertain) return;
    one.certain = number;
    one.person = all.at(-1)?.person;
    one.transaction = all.at(-1)?.transaction;
    const isInSummary = kind === 'overdue' && step.now - (summaryUntil.get(personId) ?? -Infinity) <= DAY;
    one.isMailDue =
      !isInSummary && one.possible === number && one.mail.all && one.person?.role !== 'lender' && isUnchanged(all);
    if (one.app.all && !rung.get(name)?.some((at) => at <= number))
      wrong.push(`not said in the app by ${iso(step.now)}: ${name}`);
  }

  function expectNotices(): void {
    for (const [name, at] of rung) {
      if (at.length > 1) wrong.push(`said ${at.length} times in the app: ${name}`);
      const one = heard.get(name);
      const isDue = at.every((step) => one && one.possible <= step && step <= (one.certain ?? Infinity));
      if (!one?.app.any || !isDue)
        wrong.push(
          `not to be said in the app: ${name} at ${at.map((step) => iso(steps[step]?.now ?? -Infinity)).join()}`,
        );
    }
  }

  function expectMails(of: StatesOfStep): void {
    const { number, step } = of;
    for (const [name, sent] of mailed) {
      const [first] = sent;
      if (!first || !sent.some((one) => one.step === number)) continue;
      if (new Set(sent.map(({ mail }) => mail.messageId)).size > 1)
        wrong.push(`mailed under several Message-IDs: ${name}`);
      for (const [nth, { step: at, mail }] of sent.entries())
        if (nth > 0 && at === number && !steps[sent[nth - 1]?.step ?? -1]?.unrecorded.has(mail.messageId))
          wrong.push(`mailed twice without a death: ${name}`);
      if (!isMailRight(name, first.others, of)) wrong.push(`not to be mailed: ${name} at ${iso(step.now)}`);
    }
    for (const [name, one] of heard) if (one.isMailDue) expectMail(name, one, of);
  }

  /** True if an email of a step says what still holds, while nothing holds it. */
  function isMailRight(name: string, together: readonly Row[], { step, states }: StatesOfStep): boolean {
    const one = heard.get(name);
    if (!one?.mail.any) return false;
    const { kind, row, personId, possible, certain, takers } = one;
    const isNew = ({ dateId, day, ...taker }: KnownTransaction['takers'][number]) =>
      dateId === row.dateId && day === row.day && !takers.has(nameOfTaker({ dateId, day, ...taker }));
    const saidUntil = (steps[certain ?? Infinity]?.now ?? Infinity) + DAY + STEP_MS;
    return states.some((state) => {
      const { holds, person, transaction, endsAt } = inState(kind, row, personId, state);
      if (!holds || !person?.byEmail || person.muted.has(row.transactionId) || possible < 0) return false;
      if (kind === 'overdue' && person.summaryAt !== null) return false;
      const ends = together.map((other) => inState(kind, other, personId, state).endsAt);
      const until = kind === 'overdue' ? Infinity : Math.min(...ends);
      if (isHeldIn(step.now, until, quietOf(person)).every(Boolean)) return false;
      if (kind === 'overdue') return step.now <= saidUntil;
      return endsAt > step.now && !transaction?.takers.some((taker) => isNew(taker) && isThere(taker.personId, state));
    });
  }

  /** An email must have arrived by the first step in which nothing holds it, unless something has changed since it was said. */
  function expectMail(name: string, one: Heard, { number, step, states }: StatesOfStep): void {
    const { kind, row, personId, certain, person, transaction } = one;
    const all = states.map((state) => inState(kind, row, personId, state));
    const isAsThen = all.every(
      (now) => now.holds && now.mail && now.person === person && now.transaction === transaction,
    );
    const until = kind === 'overdue' ? (steps[certain ?? 0]?.now ?? 0) + DAY : (all[0]?.endsAt ?? 0);
    const sent = mailed.get(name)?.some(({ step: at }) => at <= number) ?? false;
    if (sent || !isAsThen || step.now + STEP_MS >= until) one.isMailDue = false;
    else if (
      isMailable(step) &&
      !isHeldIn(step.now, kind === 'overdue' ? Infinity : until, person ? quietOf(person) : null).some(Boolean)
    ) {
      one.isMailDue = false;
      wrong.push(`not mailed by ${iso(step.now)}: ${name}`);
    }
  }
}

function isUnchanged(all: readonly InState[]): boolean {
  return all.every(({ person, transaction }) => person === all[0]?.person && transaction === all[0]?.transaction);
}

function nameOfTaker({ personId, dateId, day, lead }: KnownTransaction['takers'][number]): string {
  return `${personId} ${dateId} ${day} ${lead}`;
}
