import { Button, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { MoveList, type MoveChoice } from './move-list';

interface MovingDialogProps {
  title: string;
  /** The button's word, instead of Save. */
  verb?: string;
  choice: MoveChoice;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a change that may move dates: below its fields the dates that would, and on its button how many do. */
export function MovingDialog({
  title,
  verb = copy.save,
  choice,
  isSaving,
  onSave,
  onClose,
  children,
}: MovingDialogProps) {
  const moving = choice.moves.filter(({ id }) => !choice.kept.has(id)).length;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button isBusy={isSaving} onClick={onSave}>
            {moving > 0 ? copy.andMove(verb, moving) : verb}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {children}
        <MoveList {...choice} isDisabled={isSaving} />
      </Stack>
    </Dialog>
  );
}
