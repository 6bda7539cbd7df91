import { revokeInvitation as revokeCall, type EmailInvitation } from '@keydate/contracts/invitations';
import { useCallButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { invitationsKey, revokeInvitation } from '../../api/invitations';
import { copy } from './copy';

interface RevokeInvitationProps {
  invitation: EmailInvitation;
  onClose: () => void;
}

/** Asks before an invitation is revoked. */
export function RevokeInvitation({ invitation: { _id, email }, onClose }: RevokeInvitationProps) {
  const store = useQueryClient();
  const done = () => {
    void store.invalidateQueries({ queryKey: invitationsKey });
    onClose();
  };
  const revoking = useCallButton({
    call: revokeCall,
    send: () => revokeInvitation(_id),
    onDone: () => {
      done();
      notify.success(copy.revoked);
    },
    // it was used, revoked or ran out in the meantime
    refusals: { NOT_FOUND: done },
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
