import { useSignedInUser } from '@keydate/client';
import { canSeeUnsentMails } from '@keydate/domain/company-permissions';
import { LoadFailed, Skeleton } from '@keydate/ui';
import { useUnsentMails } from '../../api/unsent-mails';
import { Rows } from '../../ui/rows';
import { Section } from '../../ui/section';
import { copy } from './copy';
import { UnsentMailRow } from './unsent-mail-row';

/** The owner's list of emails that could not be sent, each with a way to send it again; nothing for anybody else. */
export function ResendMails() {
  const { _id, company } = useSignedInUser();
  if (!company || !canSeeUnsentMails({ id: _id }, company.owner._id)) return null;
  return <UnsentMails />;
}

function UnsentMails() {
  const mails = useUnsentMails();
  return (
    <Section title={copy.title} lede={copy.lede}>
      {mails.isPending && <Skeleton height="64px" />}
      {mails.isError && !mails.data && <LoadFailed onRetry={() => void mails.refetch()}>{copy.failed}</LoadFailed>}
      {mails.data?.length === 0 && <p>{copy.none}</p>}
      {mails.data && mails.data.length > 0 && (
        <Rows>
          {mails.data.map((mail) => (
            <UnsentMailRow key={mail._id} mail={mail} />
          ))}
        </Rows>
      )}
    </Section>
  );
}
