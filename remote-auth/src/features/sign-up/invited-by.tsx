import { isRefusedWith } from '@keydate/client';
import { readInviter } from '@keydate/contracts/invitations';
import { Notice } from '@keydate/ui';
import { useInviter } from '../../api/read-inviter';
import { copy } from './copy';

/** Says who invites by the code of a link, or that it is no longer valid. Shows nothing while neither is known. */
export function InvitedBy({ code }: { code: string }) {
  const { data, error } = useInviter(code);
  if (data) return <Notice title={copy.invited.title(data)}>{copy.invited.what}</Notice>;
  if (isRefusedWith(readInviter, error, 'INVITE_CODE_UNKNOWN'))
    return (
      <Notice tone="warn" title={copy.invited.ended}>
        {copy.invited.endedWhat}
      </Notice>
    );
  return null;
}
