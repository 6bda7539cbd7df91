import { teammatesQuery, useSignedInUser } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useQueryClient } from '@tanstack/react-query';
import { invitationsKey } from '../../api/invitations';
import { copy } from './copy';

/** For an invitation that was used or revoked, or has expired: says so, and reads invitations and teammates again. */
export function useInvitationEnded(): () => void {
  const user = useSignedInUser();
  const store = useQueryClient();
  return () => {
    void store.invalidateQueries({ queryKey: invitationsKey });
    void store.invalidateQueries({ queryKey: teammatesQuery(user).queryKey });
    notify.error(copy.ended);
  };
}
