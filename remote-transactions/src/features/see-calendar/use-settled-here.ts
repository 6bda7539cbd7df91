import type { SettledAs } from '@keydate/domain/settled-deadline';
import { useState } from 'react';
import { keyOfEntry, type CalendarEntry } from '../../domain/calendar-entry';

/** The deadlines that the person has checked off in the calendar, or taken back: they stay in their places, with Undo, until the page is opened again. */
export function useSettledHere() {
  const [here, setHere] = useState<ReadonlyMap<string, SettledAs | null>>(new Map());
  return {
    isHere: (entry: CalendarEntry) => here.has(keyOfEntry(entry)),
    settledOf: (entry: CalendarEntry) => {
      const settled = here.get(keyOfEntry(entry));
      return settled === undefined ? entry.settled : settled;
    },
    settle: (entry: CalendarEntry, isDone: boolean) =>
      setHere((before) => new Map(before).set(keyOfEntry(entry), isDone ? 'done' : null)),
  };
}
export type SettledHere = ReturnType<typeof useSettledHere>;
