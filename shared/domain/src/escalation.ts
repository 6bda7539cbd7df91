import { namesClosing } from './closing';
import { MINUTE_MS } from './durations';
import { isRightToEnd } from './settled-deadline';
import { titleLetters } from './title-letters';

/** The kinds of critical rows that an owner can choose to hear of. */
export const ESCALATION_GROUPS = ['rights', 'loan', 'earnest-money', 'closing'] as const;
export type EscalationGroup = (typeof ESCALATION_GROUPS)[number];

const LOAN = /loan|mortgage|financ|lender|credit/;
const EARNEST_MONEY = /earnest|deposit|goodfaith|optionfee/;

/** A deadline, and the id of its transaction's closing: null where that is not known, so that titles decide. */
export interface EscalatedRow {
  id: string;
  title: string;
  closing: string | null;
}

const IS_IN: Readonly<Record<EscalationGroup, (row: EscalatedRow) => boolean>> = {
  rights: ({ title }) => isRightToEnd(title),
  loan: ({ title }) => LOAN.test(titleLetters(title)),
  'earnest-money': ({ title }) => EARNEST_MONEY.test(titleLetters(title)),
  closing: ({ id, title, closing }) => (closing === null ? namesClosing(title) : closing === id),
};

/** True if a deadline is in one of the groups; it may be in several. */
export function isEscalated(row: EscalatedRow, groups: readonly EscalationGroup[]): boolean {
  return groups.some((group) => IS_IN[group](row));
}

const QUARTER_MS = 15 * MINUTE_MS;

/**
 * When the owner hears that nobody has answered: half of the time between the last reminder and the end, at the end of that quarter
 * of an hour. Null where fewer than 15 minutes remain by then.
 */
export function escalationMoment(lastReminder: Date, endsAt: Date): Date | null {
  const half = (lastReminder.getTime() + endsAt.getTime()) / 2;
  const moment = Math.ceil(half / QUARTER_MS) * QUARTER_MS;
  return canStillEscalate(new Date(moment), endsAt) ? new Date(moment) : null;
}

/** When its email ends, if it could not go out until then. One of the last moment has a minute for it. */
export function escalationMailEnd(endsAt: Date): Date {
  return new Date(endsAt.getTime() - QUARTER_MS + MINUTE_MS);
}

/** True if enough time remains to act. */
export function canStillEscalate(now: Date, endsAt: Date): boolean {
  return endsAt.getTime() - now.getTime() >= QUARTER_MS;
}
