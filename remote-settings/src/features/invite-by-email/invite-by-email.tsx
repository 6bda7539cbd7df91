import { LoadFailed, Skeleton } from '@keydate/ui';
import { useInvitations } from '../../api/invitations';
import { Rows } from '../../ui/rows';
import { Section } from '../../ui/section';
import { copy } from './copy';
import { InvitationForm } from './invitation-form';
import { InvitationRow } from './invitation-row';

/** Emails invite links, and lists those that nobody has used yet (server/src/accounts/README.md, Inviting by email). */
export function InviteByEmail() {
  const invitations = useInvitations();
  return (
    <Section title={copy.title} lede={copy.lede}>
      <InvitationForm />
      {invitations.isPending && <Skeleton height="72px" />}
      {invitations.isError && !invitations.data && (
        <LoadFailed onRetry={() => void invitations.refetch()}>{copy.failed}</LoadFailed>
      )}
      {invitations.data?.length === 0 && <p>{copy.none}</p>}
      {invitations.data && invitations.data.length > 0 && (
        <Rows aria-label={copy.pending}>
          {invitations.data.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} />
          ))}
        </Rows>
      )}
    </Section>
  );
}
