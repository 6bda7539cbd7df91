import type { CalendarDay } from '../calendar-day';
import { deadlineEnd } from '../deadline-end';
import type { TimeOfDay } from '../time-of-day';
import { findUsState, timeZoneOfProperty } from '../us-states';
import { hourOfAcceptance } from './acceptance-hour';
import { extensionOf, type Roll } from './extension';
import { ANCHOR_WORDS, type AnchorName, type Anchors } from './named-anchor';
import type { NoDay } from './no-day';
import { NO_OWN_DAYS_OFF, type OwnDaysOff } from './own-days-off';
import { resolveRows, type RowOfContract } from './resolve-rows';
import { readTitle } from './row-titles';
import { whyNot } from './steps';
import { tellsOf, type Bounds, type Tell } from './tells';

/** Everything on which the days of a contract's rows depend. */
export interface ContractTerms {
  /** By full name or postal code; any other text is a state that we do not know. */
  state: string;
  /** The property's, for states with two time zones; without it the state's main zone counts. */
  zipcode?: string;
  anchors: Anchors;
  roll: Roll;
  timeOfDay: TimeOfDay | null;
  /** The hour of the Acceptance Deadline Date, as a person confirmed it; else the row Acceptance Deadline Time gives it. */
  acceptanceTime?: TimeOfDay | null;
  rows: readonly RowOfContract[];
  ownDaysOff?: OwnDaysOff;
}

/** A row's day and the moment at which it ends, or the reason why it has none, with its explanation and remarks. */
export interface ComputedDeadline {
  day: CalendarDay | null;
  dueAt: Date | null;
  /** Null where there is a day. */
  reason: NoDay | null;
  /** Pieces of one line (see `stepsOf`), or the sentence that says why there is no day. */
  steps: string[];
  tells: Tell[];
  /** True if its words count from something, whose day may not be known yet. */
  isCounted: boolean;
  /** The day of the transaction for which it waits, be it by way of another row; null if it waits for none. */
  missing: AnchorName | null;
}

/**
 * Counts the day of each row of a contract, in the order of the rows (server/src/transactions/README.md, Computed deadlines). It depends on
 * nothing else, and never throws: words that it does not understand give no day and a reason.
 */
export function computeDeadlines(terms: ContractTerms): ComputedDeadline[] {
  const { state, zipcode = '', anchors, roll, rows, ownDaysOff = NO_OWN_DAYS_OFF } = terms;
  const isCalifornian = findUsState(state)?.id === 'CA';
  const extension = extensionOf(state, roll, ownDaysOff);
  const timeZone = timeZoneOfProperty({ state, zipcode });
  const titled = rows.map((row) => ({
    ...row,
    ...readTitle(row.title),
    ...(row.isClosing && { kind: 'closing' as const }),
  }));
  const { outcomes, closing } = resolveRows({ rows: titled, anchors, extension, isCalifornian });
  const bounds: Bounds = { start: startOf(anchors), closing };
  const acceptance = terms.acceptanceTime ? { time: terms.acceptanceTime, tells: [] } : hourOfAcceptance(rows);
  const ending = { state, timeOfDay: terms.timeOfDay, acceptanceTime: acceptance.time };
  return outcomes.map((outcome): ComputedDeadline => {
    if (outcome.kind === 'none') {
      const { reason, why = whyNot(reason), missing = null } = outcome;
      return { ...NO_DAY, reason, steps: [why], isCounted: reason === 'waiting', missing };
    }
    const { title, rowKind, day, steps, isCounted } = outcome;
    const dueAt = deadlineEnd({ title, date: day }, ending, timeZone);
    const ofHour = rowKind === 'acceptance' ? acceptance.tells : [];
    const tells = [...tellsOf(outcome, extension, isCalifornian, bounds), ...ofHour];
    return { day, dueAt, reason: null, steps, tells, isCounted, missing: null };
  });
}

const NO_DAY = { day: null, dueAt: null, tells: [] };

const STARTS: readonly AnchorName[] = ['mec', 'effectiveDate', 'acceptance'];

/** The day from which a contract counts, with its name; null where none is known. */
export function startOf(anchors: Anchors): Bounds['start'] {
  for (const name of STARTS) {
    const day = anchors[name] ?? null;
    if (day !== null) return { day, words: ANCHOR_WORDS[name] };
  }
  return null;
}
