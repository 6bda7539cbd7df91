import type { DueDeadline, DueTransaction } from '@keydate/contracts/due-deadlines';
import { specialEndingTime } from '@keydate/domain/deadline-end';
import type { Due } from '@keydate/domain/due-deadlines';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { FoundDue } from './due-deadlines.repository';
import type { DueDate, DueList } from './use-cases/list-due-deadlines';

/** A lender must not count how often the company has changed dates that they do not see; they write no version. */
const VERSION_FOR_LENDERS = 1;

/** The list of what is due: each transaction of a line once. */
export function presentDue({ due, olderOverdue }: DueList) {
  return {
    transactions: [...new Set(due.map(({ of }) => of))].map(presentTransaction),
    deadlines: due.map(presentDeadline),
    olderOverdue,
  };
}

/** The transaction of a deadline in a list, with its client, as its reader may see it. */
type FoundOfList = Omit<FoundDue, 'dates'>;

/** A deadline of a list: that of what is due, or the calendar. */
export function presentDeadline({ of, deadline: { id, title, date }, endsAt }: Due<FoundOfList, DueDate>): DueDeadline {
  return {
    _id: id,
    transactionId: of.id,
    title,
    date,
    endsAt: endsAt.toISOString(),
    endsBy: specialEndingTime(title, of),
  };
}

/** A transaction in such a list. */
export function presentTransaction(found: FoundOfList): DueTransaction {
  const { id, version, street, city, state, country, clientName, clientEmail, share } = found;
  const seesEmail = share === null || share.sharesContact;
  return {
    _id: id,
    version: share ? VERSION_FOR_LENDERS : version,
    ...{ street, city, state, country },
    clientName: clientName.trim() || (seesEmail ? clientEmail : ''),
    timeZone: timeZoneOfProperty(found),
    asLenderOf: share?.company ?? null,
  };
}
