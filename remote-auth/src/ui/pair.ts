import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** Two fields beside each other; one beneath the other on a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.gap[16]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
