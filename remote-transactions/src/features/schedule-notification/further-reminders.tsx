import type { Transaction } from '@keydate/contracts/transactions';
import { loadLater } from '@keydate/forms/later';
import { Button } from '@keydate/ui';
import { useState } from 'react';
import { leadsInWords, leadTimesOf } from '../../domain/lead-times-of';
import { copy } from './copy';
import { Further } from './schedule.styles';

const LeadTimesDialog = loadLater(
  async () => (await import('../../editing/lead-times/lead-times-dialog')).LeadTimesDialog,
  { title: copy.form, fallback: null, close: ({ onClose }) => onClose() },
);

/** The reminders before the nearest one, the deadlines that have others, and the way to change them. */
export function FurtherReminders({ transaction }: { transaction: Transaction }) {
  const [isOpen, setOpen] = useState(false);
  const [, ...further] = leadTimesOf(transaction);
  // an older server has one alone
  if (transaction.lead_times.length === 0) return null;
  return (
    <Further>
      {further.length > 0 && <p>{copy.further(leadsInWords(further), ownRemindersOf(transaction).length === 0)}</p>}
      <OwnReminders transaction={transaction} />
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {further.length > 0 ? copy.changeAll : copy.addMore}
      </Button>
      {isOpen && <LeadTimesDialog transaction={transaction} deadline={null} onClose={() => setOpen(false)} />}
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
