import { teammatesQuery, useSignedInUser } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useQueryClient } from '@tanstack/react-query';
import { invitationsKey } from '../../api/invitations';
import { copy } from './copy';

/** For an invitation that was used, revoked or ran out in the meantime: says so, and reads the lists again. Who used it is a teammate now. */
export function useInvitationEnded(): () => void {
  const user = useSignedInUser();
  const store = useQueryClient();
  return () => {
    void store.invalidateQueries({ queryKey: invitationsKey });
    void store.invalidateQueries({ queryKey: teammatesQuery(user).queryKey });
    notify.error(copy.ended);
  };
}
