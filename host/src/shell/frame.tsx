import type { User } from '@keydate/contracts/people';
import { MainContent } from '@keydate/shell';
import { CompanyPalette, media, SkipLink, tokens } from '@keydate/ui';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

interface FrameProps extends Pick<ComponentProps<typeof Sidebar>, 'isCurrent' | 'onPoint'> {
  user: User;
  children: ReactNode;
}

/** The frame around every page of a member (spec § 2.5), in the company's colors. */
export function Frame({ user, isCurrent, onPoint, children }: FrameProps) {
  return (
    <>
      <CompanyPalette primaryColor={user.company?.primaryColor} secondaryColor={user.company?.secondaryColor} />
      <SkipLink>{copy.skipToContent}</SkipLink>
      <Grid>
        <Sidebar role={user.role} isCurrent={isCurrent} onPoint={onPoint} />
        <div>
          <TopBar user={user} />
          <MainContent id="content" tabIndex={-1}>
            {children}
          </MainContent>
        </div>
      </Grid>
    </>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-height: ${tokens.screenHeight};

  ${media.phone} {
    display: block;
    padding-bottom: 72px;
  }

  ${media.print} {
    display: block;
    padding: 0;
  }
`;
