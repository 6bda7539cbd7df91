import { titleLetters } from './title-letters';

/** The ways in which a person settles a deadline; until then it is open (server/src/transactions/README.md, Deadlines). */
export const SETTLED_AS = ['done', 'waived', 'missed', 'not-applicable'] as const;
export type SettledAs = (typeof SETTLED_AS)[number];

/**
 * A right, by the letters of its title: the forms name it by the act, or by its subject alone ("New Loan Terms Deadline",
 * "Inspection Period", "Option Period").
 */
const RIGHT =
  /object|terminat|disapprov|resci|contingen|cancel|resolution|examination|inspection|duediligence|optionperiod|insurance|financ|loan(?:terms|conditions|availability|commitment|(?:transfer)?approval)/;

/**
 * True if the deadline of this title ends a right to object or to terminate: on inspection, title, appraisal, loan, insurance,
 * association and the like. It is waived only with a note. In doubt it is one: a note is a line of work, and a right that is
 * given up by a slip of the mouse may cost a house.
 */
export function isRightToEnd(title: string): boolean {
  return RIGHT.test(titleLetters(title));
}

/** How a deadline is settled, with the person's words. */
export interface Settled {
  as: SettledAs;
  note: string;
}

/** A request to settle a deadline, or with `isDone: false` to open it again. */
export interface Settling {
  isDone: boolean;
  as?: SettledAs | undefined;
  note?: string | undefined;
}

/**
 * A deadline after somebody asked to settle it, or to open it again; `by` says who, and when. The first person's name stays
 * where nothing changes. A request that says no way leaves it as it is settled, or else it is done.
 */
export function settle<By extends object>(
  before: (By & Settled) | null,
  asked: Settling,
  by: By,
): (By & Settled) | null {
  if (!asked.isDone) return null;
  const as = asked.as ?? before?.as ?? 'done';
  const note = asked.note ?? (before?.as === as ? before.note : '');
  return before?.as === as && before.note === note ? before : { ...by, as, note };
}

/** True if the deadline of a title cannot be settled so: a right is waived only with a note. */
export function lacksNote(title: string, settled: Settled | null): boolean {
  return settled?.as === 'waived' && settled.note === '' && isRightToEnd(title);
}
