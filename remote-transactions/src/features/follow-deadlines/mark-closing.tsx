import type { Transaction } from '@keydate/contracts/transactions';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify, Stack } from '@keydate/ui';
import { NativeSelect } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useChangeClosing } from '../../api/change-closing';
import { inDateOrder } from '../../domain/dates-edit';
import { copy } from './copy';

/** The choice in which the titles decide. */
const BY_TITLE = 'by-title';

interface MarkClosingProps {
  transaction: Transaction;
  onClose: () => void;
}

/** Asks which deadline is the closing, and marks it. */
export function MarkClosing({ transaction, onClose }: MarkClosingProps) {
  const { contractDates, closing, closing_marked: isMarked } = transaction;
  const [chosen, setChosen] = useState(closing ?? '');
  const [wasRefused, setRefused] = useState(false);
  const saving = useChangeButton(useChangeClosing(), {
    onDone: () => {
      onClose();
      notify.success(copy.closingSaved);
    },
    failed: copy.failed,
  });
  const handleSave = () => {
    setRefused(true);
    if (chosen) saving.press({ from: transaction, change: { closing: chosen === BY_TITLE ? null : chosen } });
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.whichClosing}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={saving.isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button isBusy={saving.isBusy} onClick={handleSave}>
            {copy.saveClosing}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
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
      </Stack>
    </Dialog>
  );
}
