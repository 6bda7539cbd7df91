import { sentenceOf } from '@keydate/client';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { Button, Notice, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState, type Dispatch } from 'react';
import type { DatesEdit } from '../../domain/dates-edit';
import { datesById } from '../../domain/transaction-parts';
import { ChooseVersion } from '../../ui/choose-version';
import { LeaveQuestion } from '../../editing/leave-question';
import { NotSavedYet } from '../../editing/not-saved-yet';
import type { CarefulSave, Conflict } from '../../editing/use-conflict-safe-save';
import { DatesList } from './dates-list';
import type { ListAction } from '../../domain/editable-list';

interface DatesDialogProps {
  /** The transaction of which the dates are edited, as it was when that began. */
  from: Transaction;
  state: DatesEdit;
  dispatch: Dispatch<ListAction>;
  saving: CarefulSave<ContractDate>;
  hasChanges: boolean;
  /** The edit was begun before, and opened by itself. */
  wasBegun: boolean;
  /** It is thrown away: it need not be kept. */
  onDiscard: () => void;
  onClose: () => void;
}

/** The list under change; Save sends it whole, and leaving asks before anything is thrown away. */
export function DatesDialog({
  from,
  state,
  dispatch,
  saving,
  hasChanges,
  wasBegun,
  onDiscard,
  onClose,
}: DatesDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { save, saveSettled, choose, goBack, conflict, isSaving, failure, isUnsure } = saving;

  const handleClose = () => {
    if (isSaving) return;
    if (hasChanges) setLeaving(true);
    else onClose();
  };
  const handleLeave = () => {
    onDiscard();
    onClose();
  };
  const handleSave = () => {
    if (conflict) saveSettled();
    // what may have arrived is not undone by closing the window
    else if (hasChanges || isUnsure) save({ from, mine: datesById(state.rows) });
    else onClose();
  };

  return (
    <Dialog
      isOpen
      title="Edit Contract dates"
      onClose={handleClose}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={conflict ? goBack : handleClose}>
            {conflict ? 'Back' : 'Cancel'}
          </Button>
          <Button isBusy={isSaving} onClick={handleSave}>
            Save
          </Button>
        </>
      }
    >
      {conflict ? (
        <ChooseVersion pairs={pairsOf(conflict)} choices={conflict.choices} onChoose={choose} />
      ) : (
        <Stack gap={16}>
          {wasBegun && <NotSavedYet />}
          <DatesList state={state} isSaving={isSaving} dispatch={dispatch} />
          {failure && (
            <Notice tone="error" title={sentenceOf(failure)}>
              {isUnsure
                ? 'Whether it is saved is not known. Save again when you are back: nothing comes of it twice.'
                : 'Nothing is saved yet, and what you changed is still here.'}
            </Notice>
          )}
        </Stack>
      )}
      <LeaveQuestion isOpen={isLeaving} onLeave={handleLeave} onStay={() => setLeaving(false)}>
        {isUnsure
          ? 'Whether what you changed in these dates is saved is not known.'
          : 'What you changed in these dates is not saved yet.'}
      </LeaveQuestion>
    </Dialog>
  );
}

function pairsOf({ merged }: Conflict<ContractDate>) {
  return merged.disagreements.map(({ key, mine, theirs }) => ({
    key,
    label: (theirs ?? mine)?.title ?? '',
    mine: wordsOf(mine),
    theirs: wordsOf(theirs),
  }));
}

function wordsOf(date: ContractDate | undefined): string {
  return date ? `${date.date} · ${date.title}` : 'Removed';
}
