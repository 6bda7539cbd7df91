import { clientTitle } from '../../domain/client-names';
import { stateOfEntry, type CalendarEntry } from '../../domain/calendar-entry';
import type { SettledHere } from './use-settled-here';

/** Needed by every entry of the calendar, next to its own data. */
export interface EntryTools {
  now: Date;
  here: SettledHere;
  /** The person whose transaction it is; '' where that need not be said. */
  ownerName: (entry: CalendarEntry) => string;
}

/** An entry as it is shown now. */
export function shownEntry(entry: CalendarEntry, { now, here }: EntryTools) {
  const { transaction } = entry;
  const settled = here.settledOf(entry);
  const isOpen = transaction.status === 'Active' && (settled === null || here.isHere(entry));
  return {
    client: clientTitle({ client_name: transaction.clientName, email_address: '' }),
    state: stateOfEntry(entry, settled, now),
    isDone: settled !== null,
    /** Lenders settle nothing, and one that was settled before is opened again on its transaction's page. */
    canCheckOff: isOpen && transaction.asLenderOf === null,
    /** Settled on this page: it can be taken back. */
    canUndo: settled !== null && here.isHere(entry),
  };
}
