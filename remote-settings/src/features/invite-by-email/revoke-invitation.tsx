import type { EmailInvitation } from '@keydate/contracts/invitations';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useRevokeInvitation } from '../../api/invitations';
import { copy } from './copy';

interface RevokeInvitationProps {
  invitation: EmailInvitation;
  onClose: () => void;
}

/** Asks before an invitation is revoked. */
export function RevokeInvitation({ invitation: { _id, email }, onClose }: RevokeInvitationProps) {
  const revoking = useChangeButton(useRevokeInvitation(_id), {
    onDone: () => {
      onClose();
      notify.success(copy.revoked);
    },
    refusals: {
      NOT_FOUND: () => {
        onClose();
        notify.error(copy.ended);
      },
    },
    failed: copy.failedAction,
  });
  return (
    <ConfirmDialog
      isOpen
      title={copy.revokeTitle(email)}
      confirmLabel={copy.revoke}
      isDanger
      isBusy={revoking.isBusy}
      onConfirm={() => revoking.press()}
      onCancel={onClose}
    >
      {copy.revokeWhat}
    </ConfirmDialog>
  );
}
