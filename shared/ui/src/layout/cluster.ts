import { styled } from 'styled-components';
import { styleOnlyProps } from '../tokens/style-only-props';
import { tokens, type Gap } from '../tokens/tokens';

export interface ClusterStyleProps {
  readonly gap?: Gap;
  readonly justify?: 'start' | 'end' | 'center' | 'space-between';
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

/** Items in a row that wraps, 12 px apart by default. */
export const Cluster = styled.div.withConfig(styleOnlyProps('gap', 'justify', 'align'))<ClusterStyleProps>`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  gap: ${({ gap = 12 }) => tokens.gap[gap]};
  justify-content: ${({ justify = 'start' }) => justify};
  align-items: ${({ align = 'center' }) => align};
`;
