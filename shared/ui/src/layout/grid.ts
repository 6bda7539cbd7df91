import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { styleOnlyProps } from '../tokens/style-only-props';
import { tokens, type Gap } from '../tokens/tokens';

export interface GridStyleProps {
  /** How many at full width: two at most under 1024 px, one on a phone. */
  readonly columns?: 2 | 3 | 4;
  readonly gap?: Gap;
}

/** Equal columns (spec § 9: three of transaction cards, four of plans). */
export const Grid = styled.div.withConfig(styleOnlyProps('columns', 'gap'))<GridStyleProps>`
  display: grid;
  grid-template-columns: repeat(${({ columns = 3 }) => columns}, minmax(0, 1fr));
  gap: ${({ gap = 24 }) => tokens.gap[gap]};

  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
