import type { ReminderShown } from '@keydate/contracts/reminders';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { copy } from './copy';

/** A line of the log: the reminders of one deadline at one moment. */
export interface LogLine {
  id: string;
  title: string;
  outcomes: Outcome[];
}

/** The outcome of some reminders of a line, with their receivers. */
interface Outcome {
  words: string;
  /** The people, each with the channels. */
  receivers: string;
  failure: string | null;
}

/** One line for each deadline and moment, in the order of the reminders; the same outcome is said once in a line. */
export function logLines(reminders: readonly ReminderShown[]): LogLine[] {
  const lines = groupsBy(reminders, ({ dateId, date, title, goesOutAt }) => [dateId, date, title, goesOutAt].join(' '));
  return lines.map((line) => ({
    id: line[0]._id,
    title: line[0].title,
    outcomes: groupsBy(line, (one) => `${stateInWords(one)} ${one.failure ?? ''}`).map((alike) => ({
      words: stateInWords(alike[0]),
      receivers: receiversOf(alike),
      failure: alike[0].failure,
    })),
  }));
}

function receiversOf(reminders: readonly ReminderShown[]): string {
  const people = groupsBy(reminders, ({ person }) => person._id);
  return people.map((own) => copy.receiver(own[0].person.fullName, own)).join(', ');
}

function stateInWords(reminder: ReminderShown): string {
  const { state, goesOutAt, sentAt, isLate, timeZone, failure, nextTryAt } = reminder;
  const at = momentInWords(new Date(sentAt ?? goesOutAt), timeZone);
  if (nextTryAt !== null) {
    const next = momentInWords(new Date(nextTryAt), timeZone);
    return failure === null ? copy.held(at, next) : copy.triedAgain(at, next);
  }
  const words = copy.states[state](at);
  return isLate ? `${words}${copy.late}` : words;
}

/** Groups in the order of their first members. */
function groupsBy<T>(all: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
}
