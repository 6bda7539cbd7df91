import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { Button, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState, type Dispatch, type ReactNode } from 'react';
import type { DatesEdit } from '../../domain/dates-edit';
import { datesById } from '../../domain/editable-sections';
import { ChooseVersion } from '../../ui/choose-version/choose-version';
import { ConfirmLeave } from '../../editing/confirm-leave';
import { MovesToSee } from '../../editing/moves-to-see';
import { NotSavedYet } from '../../editing/not-saved-yet';
import type { ConflictSafeSave, Conflict } from '../../editing/use-conflict-safe-save';
import { copy } from './copy';
import { DatesList } from './dates-list';
import type { ListAction } from '../../domain/editable-list';

interface DatesDialogProps {
  /** The transaction as it was when the edit began. */
  from: Transaction;
  state: DatesEdit;
  dispatch: Dispatch<ListAction>;
  saving: ConflictSafeSave<ContractDate>;
  hasChanges: boolean;
  /** The edit was begun earlier and opened again by itself. */
  isRestored: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** The list of dates. Save sends the whole list; leaving asks before changes are discarded. */
export function DatesDialog({
  from,
  state,
  dispatch,
  saving,
  hasChanges,
  isRestored,
  onDiscard,
  onClose,
}: DatesDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { save, saveChoices, choose, goBack, conflict, preview, isSaving, mayBeSaved } = saving;

  const handleClose = () => {
    if (isSaving) return;
    if (hasChanges) setLeaving(true);
    else onClose();
  };
  const handleBack = () => {
    if (conflict || preview) goBack();
    else handleClose();
  };
  const handleLeave = () => {
    onDiscard();
    onClose();
  };
  const handleSave = () => {
    if (conflict || preview) saveChoices();
    // a change that may be saved is sent again, even if it was undone here
    else if (hasChanges || mayBeSaved) save({ from, mine: datesById(state.rows) });
    else onClose();
  };

  return (
    <Dialog
      isOpen
      title={copy.title}
      onClose={handleClose}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={handleBack}>
            {conflict || preview ? copy.back : copy.cancel}
          </Button>
          <Button isBusy={isSaving} onClick={handleSave}>
            {copy.save}
          </Button>
        </>
      }
    >
      {content()}
      <ConfirmLeave isOpen={isLeaving} onLeave={handleLeave} onStay={() => setLeaving(false)}>
        {mayBeSaved ? copy.leaveUnsure : copy.leaveUnsaved}
      </ConfirmLeave>
    </Dialog>
  );

  function content(): ReactNode {
    if (preview) return <MovesToSee preview={preview} isSaving={isSaving} />;
    if (conflict)
      return <ChooseVersion by={conflict.by} pairs={pairsOf(conflict)} choices={conflict.choices} onChoose={choose} />;
    return (
      <Stack gap={16}>
        {isRestored && <NotSavedYet />}
        <DatesList state={state} isSaving={isSaving} dispatch={dispatch} />
      </Stack>
    );
  }
}

function pairsOf({ merged }: Conflict<ContractDate>) {
  return merged.disagreements.map(({ key, mine, theirs }) => ({
    key,
    label: (theirs ?? mine)?.title ?? '',
    mine: textOf(mine),
    theirs: textOf(theirs),
  }));
}

function textOf(date: ContractDate | undefined): string {
  return date ? `${date.date} · ${date.title}` : copy.removedByOne;
}
