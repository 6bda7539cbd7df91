import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** Two fields beside each other where there is room. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.gap[16]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.gap[24]};
  }
`;

/** A quiet line of text. */
export const Quiet = styled.p`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
`;
