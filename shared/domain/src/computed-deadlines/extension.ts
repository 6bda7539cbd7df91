import { titleLetters } from '../title-letters';
import { findUsState } from '../us-states';
import { californiaDaysOff, coloradoDaysOff, federalDaysOff, holidayOnSaturdayAfter, type DaysOff } from './days-off';
import type { OwnDaysOff } from './own-days-off';
import { staysPut, type RowKind } from './row-titles';

/** The choice of Colorado's § 3.3: Will or Will Not; unknown where neither box is ticked, or both are. */
export type Roll = 'will' | 'will_not' | 'unknown';

/** How a state's form treats a deadline on a day off. */
export interface Extension {
  /** Also the days that are no business days. */
  daysOff: DaysOff;
  /** True if such a row moves to the next day on which it can end. */
  moves: (row: { title: string; rowKind: RowKind }) => boolean;
  /** Why it moves, for its explanation. */
  because: string;
  /** True if it would depend on a choice that nobody has made. */
  isUnknown: boolean;
}

/** The forms that decide it themselves, not the parties. */
const FORMS: Readonly<Record<string, Omit<Extension, 'isUnknown'>>> = {
  CA: {
    daysOff: californiaDaysOff,
    moves: () => true,
    because: 'because California’s form moves the last day',
  },
  UT: { daysOff: federalDaysOff, moves: () => false, because: '' },
  TX: {
    daysOff: federalDaysOff,
    moves: ({ title }) => /earnestmoney|optionfee/.test(titleLetters(title)),
    because: 'because Texas’s form extends earnest money and option fee',
  },
};

/**
 * How a state extends deadlines: by its form in California, Utah and Texas, else by the parties' choice.
 * @param own what the company adds to the days off
 */
export function extensionOf(state: string, roll: Roll, own: OwnDaysOff): Extension {
  const id = findUsState(state)?.id ?? '';
  const daysOff = id === 'CO' ? coloradoDaysOff : federalDaysOff;
  const rule = FORMS[id] ?? {
    daysOff,
    moves: ({ rowKind }: { rowKind: RowKind }) => roll === 'will' && !staysPut(rowKind),
    because: 'because Will is checked',
  };
  const isOfParties = FORMS[id] === undefined;
  const appointed = new Set(own.appointed);
  const ownDaysOff: DaysOff = (day) => {
    if (appointed.has(day)) return 'a day off of the company';
    const onSaturday = isOfParties && own.fridayBeforeHoliday ? holidayOnSaturdayAfter(day) : null;
    return onSaturday === null ? null : `the Friday before ${onSaturday}`;
  };
  return {
    ...rule,
    daysOff: (day) => rule.daysOff(day) ?? ownDaysOff(day),
    isUnknown: isOfParties && roll === 'unknown',
  };
}
