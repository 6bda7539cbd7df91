import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A section of the landing page. The links of header and footer scroll to it. */
export const Section = styled.section.attrs({ tabIndex: -1 })`
  max-width: ${tokens.contentWidth};
  margin: 0 auto;
  padding: ${tokens.gap[64]} ${tokens.gap[24]};
  scroll-margin-top: 64px;

  &:focus {
    outline: none;
  }

  > h2 {
    max-width: 20ch;
    margin-bottom: ${tokens.gap[32]};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[40]};
    font-weight: 500;
    line-height: 1.1;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  ${media.phone} {
    padding: ${tokens.gap[48]} ${tokens.gap[16]};

    > h2 {
      font-size: ${tokens.size[28]};
    }
  }
`;
