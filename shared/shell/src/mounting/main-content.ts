import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** The main part of the page, in which a shell shows a member's page. */
export const MainContent = styled.main`
  max-width: calc(${tokens.contentWidth} + 2 * ${tokens.gap[32]});
  margin: 0 auto;
  padding: ${tokens.gap[32]};

  &:focus {
    outline: none;
  }

  ${media.phone} {
    padding: ${tokens.gap[24]} ${tokens.gap[16]};
  }
`;
