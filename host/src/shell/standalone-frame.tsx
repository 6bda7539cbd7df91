import { paths, session, useUser } from '@keydate/client';
import { Button, Logo, TextLink, tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from './copy';

/** A minimal frame for the error page of a remote whose pages have a frame of their own: home, and Log in or Logout. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Bar>
        <HomeLink to={paths.home} aria-label={copy.home}>
          <Logo size={30} />
        </HomeLink>
        {useUser() ? (
          <Button variant="ghost" size="small" onClick={() => session().logout()}>
            {copy.logOut}
          </Button>
        ) : (
          <TextLink as={Link} to={paths.signIn}>
            {copy.logIn}
          </TextLink>
        )}
      </Bar>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  max-width: ${tokens.contentWidth};
  min-height: 64px;
  margin: 0 auto;
  padding: 0 ${tokens.gap[16]};
  font-size: ${tokens.size[14]};
`;

const HomeLink = styled(Link)`
  display: flex;
  color: inherit;
  text-decoration: none;
`;
