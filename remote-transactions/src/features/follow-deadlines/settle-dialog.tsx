import { NOTE_NEEDED } from '@keydate/contracts/transaction-update';
import { SETTLED_NOTE_MAX } from '@keydate/contracts/limits';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { isRightToEnd, lacksNote, SETTLED_AS, type SettledAs } from '@keydate/domain/settled-deadline';
import { Button, Stack, UnbrokenDays } from '@keydate/ui';
import { TextArea, ToggleChoice } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useRef, useState, type SubmitEvent } from 'react';
import { copy } from './copy';
import { Aside } from './timeline.styles';
import { useCheckOffHere } from '../../editing/use-check-off-here';

const FORM = 'settle-deadline';

interface SettleDialogProps {
  deadline: ContractDate;
  transaction: Transaction;
  onClose: () => void;
}

/** Asks how a deadline ends: done, waived, missed or not applicable, and for a note. */
export function SettleDialog({ deadline, transaction, onClose }: SettleDialogProps) {
  const { title, date, done } = deadline;
  const [as, setAs] = useState<SettledAs | ''>(done?.as ?? '');
  const [note, setNote] = useState(done?.note ?? '');
  const [wasRefused, setRefused] = useState(false);
  const firstWay = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { checkOff, saving } = useCheckOffHere(transaction, () => onClose());
  const isNoteNeeded = as === 'waived' && isRightToEnd(title);
  const isNoteMissing = as !== '' && lacksNote(title, { as, note: note.trim() });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(true);
    if (as === '') firstWay.current?.focus();
    else if (isNoteMissing) noteField.current?.focus();
    else checkOff([deadline], true, { as, note: note.trim() });
  };
  const isBusy = saving !== undefined;
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.settleTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={FORM} isBusy={isBusy}>
            {copy.saveSettled}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} gap={16} noValidate onSubmit={handleSubmit}>
        <p>
          <strong>{title}</strong>
          <br />
          <UnbrokenDays text={date} />
        </p>
        <ToggleChoice
          ref={firstWay}
          legend={copy.ways}
          options={SETTLED_AS.map((value) => ({ value, label: copy.wayOf[value], hint: copy.wayHints[value] }))}
          value={as}
          error={wasRefused && as === '' ? copy.chooseWay : undefined}
          onChange={setAs}
        />
        <TextArea
          ref={noteField}
          label={copy.noteField}
          hint={isNoteNeeded ? copy.noteNeeded : copy.noteOptional}
          rows={2}
          maxLength={SETTLED_NOTE_MAX}
          value={note}
          error={wasRefused && isNoteMissing ? NOTE_NEEDED : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        <Aside>{copy.noReminders}</Aside>
      </Stack>
    </Dialog>
  );
}
