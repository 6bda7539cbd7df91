import { paths, useLenderInvitations, useSignedInUser } from '@keydate/client';
import { isCompanyOfLenders } from '@keydate/domain/roles';
import { ButtonLink, Notice, Stack } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { copy } from './copy';

/** The invitations that a lender has not answered yet. Nothing for other people, if there are none, or while they load. */
export function SeeLenderInvitations() {
  const { company } = useSignedInUser();
  return company && isCompanyOfLenders(company.owner) ? <OpenInvitations /> : null;
}

function OpenInvitations() {
  const { data = [] } = useLenderInvitations();
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={copy.title}>
      {data.map(({ _id, company, property: { street, city } }) => (
        <Notice
          key={_id}
          title={copy.invites(company)}
          action={
            <ButtonLink
              as={Link}
              to={paths.lenderInvitation(_id)}
              variant="secondary"
              size="small"
              aria-label={copy.seeOf(street)}
            >
              {copy.see}
            </ButtonLink>
          }
        >
          {`${street}, ${city}`}
        </Notice>
      ))}
    </Stack>
  );
}
