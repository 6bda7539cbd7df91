import { Stack } from '@keydate/ui';
import { useSearchParams } from 'react-router-dom';
import { InviteByEmail } from '../features/invite-by-email/invite-by-email';
import { ManageTeammates } from '../features/manage-teammates/manage-teammates';
import { ResendMails } from '../features/resend-mails/resend-mails';
import { SeeClients } from '../features/see-clients/see-clients';
import { LIST_PARAM, listIn } from '../domain/account-lists';
import { SettingLayout } from './setting-layout';

/** The summary, or the full list that the address names: `?list=clients`. */
export default function AccountPage() {
  const [params] = useSearchParams();
  const list = listIn(params.get(LIST_PARAM));
  return (
    <SettingLayout>
      <Stack gap={48}>
        {list !== 'clients' && <ManageTeammates isFull={list === 'teammates'} />}
        {list !== 'teammates' && <SeeClients isFull={list === 'clients'} />}
        {list === null && <InviteByEmail />}
        {list === null && <ResendMails />}
      </Stack>
    </SettingLayout>
  );
}
