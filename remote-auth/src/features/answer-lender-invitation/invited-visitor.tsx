import { paths } from '@keydate/client';
import { ButtonLink, PageHeading, Stack } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { noteAcceptance } from './acceptance.store';
import { copy } from './copy';

const words = copy.visitor;

/** The page of an invitation for a visitor: it shows only the ways to accept it. */
export function InvitedVisitor({ id }: { id: string }) {
  const returnTo = paths.lenderInvitation(id);
  const handleClick = () => noteAcceptance(id);
  return (
    <>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      <Stack gap={8}>
        <ButtonLink as={Link} to={paths.signIn} state={{ returnTo }} onClick={handleClick}>
          {words.signIn}
        </ButtonLink>
        <ButtonLink
          as={Link}
          to={paths.signUp}
          state={{ returnTo, role: 'SuperLender' }}
          variant="ghost"
          onClick={handleClick}
        >
          {words.signUp}
        </ButtonLink>
      </Stack>
    </>
  );
}
