import { useSignedInUser } from '@keydate/client';
import type { Teammate } from '@keydate/contracts/teammates';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useRemoveTeammate } from '../../api/remove-teammate';
import { copy } from './copy';

interface RemoveTeammateProps {
  teammate: Teammate;
  onClose: () => void;
}

/** Asks before somebody is removed, and says what becomes of transactions that they own. */
export function RemoveTeammate({ teammate: { _id, fullName, role }, onClose }: RemoveTeammateProps) {
  const user = useSignedInUser();
  const removal = useChangeButton(useRemoveTeammate(_id), {
    onDone: () => {
      onClose();
      notify.success(copy.removed);
    },
    refusals: {
      // somebody else has removed them in the meantime
      NOT_FOUND: () => {
        onClose();
        notify.error(copy.gone(fullName));
      },
    },
    failed: copy.failedAction,
  });
  const { name = '', owner } = user.company ?? {};
  const heir = owner?._id === user._id ? copy.you : (owner?.fullName ?? '');
  const sentences = [
    copy.removeWhat(fullName, name),
    // an employee owns no transactions (spec § 6)
    ...(role === 'Employee' ? [] : [copy.passedOn(heir)]),
    copy.accountStays,
  ];
  return (
    <ConfirmDialog
      isOpen
      title={copy.removeTitle(fullName)}
      confirmLabel={copy.remove}
      isDanger
      isBusy={removal.isBusy}
      onConfirm={() => removal.press()}
      onCancel={onClose}
    >
      {sentences.join(' ')}
    </ConfirmDialog>
  );
}
