import { useSignedInUser } from '@keydate/client';
import type { Teammate } from '@keydate/contracts/teammates';
import { isSuperRole } from '@keydate/domain/roles';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useRemoveTeammate } from '../../api/remove-teammate';
import { copy } from './copy';

interface RemoveTeammateProps {
  teammate: Teammate;
  onClose: () => void;
}

/** Asks before somebody is removed, and says what becomes of their transactions. */
export function RemoveTeammate({ teammate: { _id, fullName }, onClose }: RemoveTeammateProps) {
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
  // super roles have agents on their list, who own transactions; others have employees, who own none (spec § 6)
  const heir = owner?._id === user._id ? copy.you : (owner?.fullName ?? '');
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
      {copy.removeWhat(fullName, name, isSuperRole(user.role) ? copy.passedOn(heir) : copy.notTheirs)}
    </ConfirmDialog>
  );
}
