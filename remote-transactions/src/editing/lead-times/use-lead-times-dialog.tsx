import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { loadLater } from '@keydate/forms/later';
import { useState } from 'react';
import { copy } from '../copy';
import { edits } from '../edits.store';
import { usePersistedEdit } from '../use-persisted-edit';

const LeadTimesDialog = loadLater(async () => (await import('./lead-times-dialog')).LeadTimesDialog, {
  title: copy.reminders,
  fallback: null,
  close: ({ onClose }) => onClose(),
});

/**
 * The dialog of lead times of all deadlines, or of one. An edit that a reload or leaving interrupted opens it again, where it is still
 * offered.
 */
export function useLeadTimesDialog(transaction: Transaction, deadline: ContractDate | null, isOffered: boolean) {
  const { restored } = usePersistedEdit(edits.lead_times, transaction);
  const isInterrupted = restored?.entry.deadlineId === (deadline?._id ?? null);
  const [isOpen, setOpen] = useState(isInterrupted && isOffered);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <LeadTimesDialog transaction={transaction} deadline={deadline} onClose={() => setOpen(false)} />,
  };
}
