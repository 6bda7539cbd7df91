import { type KnownPerson, type KnownTransaction, zoneOf } from './history';
import type { TakenMail } from './mail-server';
import { clockAt, dayBefore, endOf, isForLenders } from './oracle';
import { readDeadlines } from './read-mail';
import type { Ended } from './simulate';
import { type State, statesByStep, type StatesOfStep } from './states';
import { iso, isMailable, push, stepAt, STEP_MS } from './steps';

const GROUPS = ['Overdue', 'Due today', 'This week'] as const;
type Group = (typeof GROUPS)[number];
const WEEK_DAYS = 7;
const LISTED_MAX = 40;

interface Summary {
  step: number;
  mail: TakenMail;
}

/**
 * Checks the morning summaries: each day has one, at or after its hour, where anything is due; none has two; and each lists what is
 * due at that moment.
 */
export function judgeSummaries({ history, steps }: Ended, mails: readonly TakenMail[]) {
  const wrong: string[] = [];
  const ids = new Map([...history.people.values()].map(({ id, email }) => [email, id]));
  const sent = new Map<string, Summary[]>();
  for (const mail of mails) {
    const personId = ids.get(mail.to);
    if (personId === undefined || !mail.content.includes('Change or end this summary')) continue;
    push(sent, personId, { step: stepAt(steps, 'begunAt', mail.begunAt), mail });
  }
  /** By person: the days on which each mail may have been sent, and when they last chose something. */
  const days = new Map<string, Set<string>[]>();
  const chosenAt = new Map<string, { person: KnownPerson; step: number }>();
  /** Those who have had, or for sure need not have, the summary of a day. */
  const settled = new Set<string>();
  /** The steps, and their states, since the last one that had mail: a summary may have waited for as long. */
  let waiting: { now: number; states: readonly State[] }[] = [];
  for (const of of statesByStep(history, steps)) {
    const { number, step, states } = of;
    waiting.push({ now: step.now, states });
    const last = states.at(-1) ?? states[0];
    for (const person of last.people.values())
      if (chosenAt.get(person.id)?.person !== person) chosenAt.set(person.id, { person, step: number });
    for (const [personId, all] of sent)
      for (const [nth, one] of all.entries())
        if (one.step === number) expectRight(personId, one, all.slice(0, nth), of);
    for (const person of last.people.values()) expectSent(person, of);
    if (isMailable(step)) waiting = waiting.slice(-1);
  }
  return { count: [...sent.values()].flat().length, wrong };

  function expectRight(personId: string, { mail }: Summary, before: readonly Summary[], of: StatesOfStep): void {
    const { step } = of;
    const again = before.find((one) => one.mail.messageId === mail.messageId);
    if (again) {
      if (!steps[again.step]?.unrecorded.has(mail.messageId))
        wrong.push(`a summary twice without a death: to ${mail.to}`);
      return;
    }
    // where the mail server was away it waits, and the person may have chosen something else meanwhile
    const instants = waiting.flatMap(({ now }) => [now, now + STEP_MS]);
    const choices = waiting.flatMap((one) => one.states).flatMap(({ people }) => people.get(personId) ?? []);
    const mayBeOf = new Set(
      choices.flatMap((person) => instants.flatMap((now) => (isAfterHour(person, now) ? dayOf(person, now) : []))),
    );
    if (mayBeOf.size === 0) wrong.push(`a summary that nobody wanted at ${iso(step.now)}: to ${mail.to}`);
    else push(days, personId, mayBeOf);
    if (!areSeparate(days.get(personId) ?? []))
      wrong.push(`two summaries of one day at ${iso(step.now)}: to ${mail.to}`);
    expectContent(personId, mail, of);
  }

  function expectContent(personId: string, mail: TakenMail, { step, states }: StatesOfStep): void {
    const due = states.flatMap((state) => {
      const person = state.people.get(personId);
      return person ? [step.now, step.now + STEP_MS].map((now) => dueTo(person, state, now)) : [];
    });
    const parts = partsOf(mail.content);
    for (const group of GROUPS) {
      const listed = readDeadlines(parts.get(group) ?? '').map(({ title, day }) => `${title} of ${day}`);
      const may = new Set(due.flatMap((one) => one[group]));
      const must = (due[0]?.[group] ?? []).filter((one) => due.every((other) => other[group].includes(one)));
      for (const one of listed)
        if (!may.has(one)) wrong.push(`${one} is not ${group} at ${iso(step.now)}: to ${mail.to}`);
      const left = must.filter((one) => !listed.includes(one));
      if (left.length > 0 && listed.length < LISTED_MAX)
        wrong.push(`${left.join()} is ${group} at ${iso(step.now)} and not in the summary to ${mail.to}`);
    }
  }

  /** On a day on which the person chose nothing, the summary has gone out by the first step after its hour that has mail. */
  function expectSent(person: KnownPerson, { number, step, states }: StatesOfStep): void {
    const chosen = chosenAt.get(person.id);
    if (!isAfterHour(person, step.now) || person.isRemoved) return;
    const day = dayOf(person, step.now);
    const name = `${person.id} ${day}`;
    if (settled.has(name)) return;
    const isChosenToday = chosen && chosen.step >= 0 && dayOf(person, steps[chosen.step]?.now ?? 0) >= day;
    const isAnyDue = states.every((state) => {
      const now = state.people.get(person.id);
      return now && isAny(dueTo(now, state, step.now)) && isAny(dueTo(now, state, step.now + STEP_MS));
    });
    if (isChosenToday || !isAnyDue || dayOf(person, step.now + STEP_MS) !== day) {
      settled.add(name);
      return;
    }
    if (!isMailable(step)) return;
    settled.add(name);
    const hasIt = days.get(person.id)?.some((one) => one.has(day)) ?? false;
    if (!hasIt) wrong.push(`no summary by ${iso(step.now)} (step ${number}): to ${person.email}`);
  }
}

function isAfterHour(person: KnownPerson, now: number): boolean {
  return person.summaryAt !== null && clockAt(now, zoneOf(person)).slice(11) >= person.summaryAt;
}

function dayOf(person: KnownPerson, now: number): string {
  return clockAt(now, zoneOf(person)).slice(0, 10);
}

/** True if each mail can be of a day of its own, later than that of the mail before it. */
function areSeparate(all: readonly ReadonlySet<string>[]): boolean {
  let before = '';
  return all.every((days) => {
    const next = [...days].toSorted().find((day) => day > before);
    before = next ?? before;
    return next !== undefined;
  });
}

/** The deadlines that are due to a person, by the words of the rules. */
function dueTo(person: KnownPerson, state: State, now: number): Record<Group, string[]> {
  const due: Record<Group, string[]> = { Overdue: [], 'Due today': [], 'This week': [] };
  for (const transaction of state.transactions.values()) {
    if (transaction.isClosed || person.muted.has(transaction.id)) continue;
    const share = transaction.shares.find(({ lenderId }) => lenderId === person.id);
    if (!share && !isSeenBy(person, transaction, state)) continue;
    const today = clockAt(now, transaction.zone).slice(0, 10);
    for (const date of transaction.dates) {
      if (date.isDone || (share && !isForLenders(date, share.sharedIds))) continue;
      const group = groupOf(date.day, { today, isOver: endOf(date, transaction) <= now });
      if (group !== 'This week' || date.day <= dayBefore(today, -WEEK_DAYS))
        due[group].push(`${date.title} of ${date.day}`);
    }
  }
  return due;
}

function groupOf(day: string, { today, isOver }: { today: string; isOver: boolean }): Group {
  if (isOver) return 'Overdue';
  return day === today ? 'Due today' : 'This week';
}

function isSeenBy(person: KnownPerson, { ownerId }: KnownTransaction, { people }: State): boolean {
  if (person.isRemoved) return false;
  if (person.role === 'owner') return people.get(ownerId)?.companyOwnerId === person.id;
  return ownerId === (person.role === 'employee' ? person.worksForId : person.id);
}

function isAny(due: Record<Group, string[]>): boolean {
  return GROUPS.some((group) => due[group].length > 0);
}

/** The text of a summary, by the headings of its groups. */
function partsOf(content: string): Map<string, string> {
  const text = content.slice(0, content.indexOf('\n-- \n'));
  const parts = text.split(/^(Overdue|Due today|This week)$/m);
  return new Map(
    GROUPS.flatMap((group) => (parts.includes(group) ? [[group, parts[parts.indexOf(group) + 1] ?? '']] : [])),
  );
}
