import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A section of the landing page. The links of header and footer scroll to it. */
export const Section = styled.section.attrs({ tabIndex: -1 })`
  max-width: calc(${tokens.contentWidth} + 2 * ${tokens.gap[24]});
  margin: 0 auto;
  padding: 72px ${tokens.gap[24]};
  scroll-margin-top: 64px;

  &:focus {
    outline: none;
  }

  ${media.phone} {
    padding: ${tokens.gap[48]} ${tokens.gap[16]};
  }
`;

/** The heading of a section, in the serif. */
export const SectionTitle = styled.h2`
  max-width: 22ch;
  font-family: ${tokens.font.serif};
  font-size: ${tokens.size[40]};
  font-weight: 500;
  line-height: 1.1;
  letter-spacing: -0.015em;
  text-wrap: balance;

  ${media.phone} {
    font-size: ${tokens.size[28]};
  }
`;

/** A sentence or two below the heading. */
export const SectionLede = styled.p`
  max-width: 56ch;
  margin-top: ${tokens.gap[12]};
  font-size: ${tokens.size[18]};
  line-height: 28px;
  color: ${tokens.color.softInk};
`;
