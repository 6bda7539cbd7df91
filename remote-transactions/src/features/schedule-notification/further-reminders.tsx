import type { Transaction } from '@keydate/contracts/transactions';
import { Button } from '@keydate/ui';
import { leadsInWords, leadTimesOf } from '../../domain/lead-times-of';
import { useLeadTimesDialog } from '../../editing/lead-times/use-lead-times-dialog';
import { copy } from './copy';
import { Further } from './schedule.styles';

/** The reminders before the nearest one, the deadlines that have others, and the way to change them. */
export function FurtherReminders({ transaction }: { transaction: Transaction }) {
  // an older server has one alone
  const isOffered = transaction.lead_times.length > 0;
  const { open, dialog } = useLeadTimesDialog(transaction, null, isOffered);
  const [, ...further] = leadTimesOf(transaction);
  if (!isOffered) return null;
  return (
    <Further>
      {further.length > 0 && <p>{copy.further(leadsInWords(further), ownRemindersOf(transaction).length === 0)}</p>}
      <OwnReminders transaction={transaction} />
      <Button variant="secondary" size="small" onClick={open}>
        {further.length > 0 ? copy.changeAll : copy.addMore}
      </Button>
      {dialog}
    </Further>
  );
}

/** All reminders of each deadline, for a reader who cannot change them. */
export function ReadReminderTimes({ transaction }: { transaction: Transaction }) {
  return (
    <Further>
      <p>{copy.all(leadsInWords(leadTimesOf(transaction)), ownRemindersOf(transaction).length === 0)}</p>
      <OwnReminders transaction={transaction} />
    </Further>
  );
}

/** The open deadlines that have reminders of their own. */
function OwnReminders({ transaction }: { transaction: Transaction }) {
  return ownRemindersOf(transaction).map(({ _id, words }) => <p key={_id}>{words}</p>);
}

function ownRemindersOf({ contractDates, deadline_lead_times: own }: Transaction) {
  return contractDates.flatMap(({ _id, title, done }) => {
    const leads = done === null && own.find((one) => one._id === _id)?.lead_times;
    return leads ? [{ _id, words: copy.own(title, leadsInWords(leads)) }] : [];
  });
}
