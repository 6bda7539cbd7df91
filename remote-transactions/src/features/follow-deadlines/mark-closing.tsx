import type { Transaction } from '@keydate/contracts/transactions';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { NativeSelect } from '@keydate/ui/forms';
import { useState } from 'react';
import { useChangeCounts } from '../../api/change-counts';
import { inDateOrder } from '../../domain/dates-edit';
import { useMoves } from '../../editing/use-moves';
import { MovingDialog } from '../../ui/move-list/moving-dialog';
import { copy } from './copy';

/** The choice in which the titles decide. */
const BY_TITLE = 'by-title';

interface MarkClosingProps {
  transaction: Transaction;
  onClose: () => void;
}

/** Asks which deadline is the closing. It shows the dates that would move with it, and saves all of it in one version. */
export function MarkClosing({ transaction, onClose }: MarkClosingProps) {
  const { contractDates, closing, closing_marked: isMarked } = transaction;
  const [chosen, setChosen] = useState(closing ?? '');
  const [wasRefused, setRefused] = useState(false);
  const marked = chosen === BY_TITLE ? null : chosen;
  const moves = useMoves(transaction, chosen ? { closing: marked, closing_marked: marked !== null } : {});
  const saving = useChangeButton(useChangeCounts(), {
    onDone: () => {
      onClose();
      notify.success(copy.closingSaved);
    },
    failed: copy.failed,
  });
  const handleSave = () => {
    setRefused(true);
    if (chosen) saving.press({ from: transaction, change: { closing: marked, ...moves.toSend } });
  };
  return (
    <MovingDialog
      title={copy.whichClosing}
      choice={moves}
      isSaving={saving.isBusy}
      onSave={handleSave}
      onClose={onClose}
    >
      <p>{copy.whichClosingWhat}</p>
      <NativeSelect
        label={copy.closingField}
        value={chosen}
        error={wasRefused && !chosen ? copy.chooseFirst : undefined}
        onChange={({ target }) => setChosen(target.value)}
      >
        {closing === null && <option value="">{copy.chooseClosing}</option>}
        {inDateOrder(contractDates).map(({ _id, title, date }) => (
          <option key={_id} value={_id}>{`${title}, ${date}`}</option>
        ))}
        {isMarked && <option value={BY_TITLE}>{copy.byTitle}</option>}
      </NativeSelect>
    </MovingDialog>
  );
}
