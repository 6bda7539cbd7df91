import { paths } from '@keydate/client';
import { ButtonLink, PageHeading, Stack } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { copy } from './copy';

const words = copy.visitor;

/** What somebody who is signed out sees of an invitation: nothing of it but the ways to accept it. */
export function InvitedVisitor({ id }: { id: string }) {
  const returnTo = paths.lenderInvitation(id, { accepts: true });
  return (
    <>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      <Stack gap={8}>
        <ButtonLink as={Link} to={paths.signIn} state={{ returnTo }}>
          {words.signIn}
        </ButtonLink>
        <ButtonLink as={Link} to={paths.signUp} state={{ returnTo, role: 'SuperLender' }} variant="ghost">
          {words.signUp}
        </ButtonLink>
      </Stack>
    </>
  );
}
