import { revokeInvitation as revokeCall, type EmailInvitation } from '@keydate/contracts/invitations';
import { useCallButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { invitationsKey, revokeInvitation } from '../../api/invitations';
import { copy } from './copy';
import { useInvitationEnded } from './use-invitation-ended';

interface RevokeInvitationProps {
  invitation: EmailInvitation;
  onClose: () => void;
}

/** Asks before an invitation is revoked. */
export function RevokeInvitation({ invitation: { _id, email }, onClose }: RevokeInvitationProps) {
  const store = useQueryClient();
  const sayEnded = useInvitationEnded();
  const revoking = useCallButton({
    call: revokeCall,
    send: () => revokeInvitation(_id),
    onDone: () => {
      void store.invalidateQueries({ queryKey: invitationsKey });
      onClose();
      notify.success(copy.revoked);
    },
    refusals: {
      NOT_FOUND: () => {
        onClose();
        sayEnded();
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
