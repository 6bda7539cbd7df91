import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A page of text, at a width that reads well and as high as the window at least. */
export const Sheet = styled.article`
  max-width: 760px;
  min-height: 60vh;
  margin: 0 auto;
  padding: ${tokens.gap[64]} ${tokens.gap[24]};

  ${media.phone} {
    padding: ${tokens.gap[32]} ${tokens.gap[16]};
  }
`;
