import { styled } from 'styled-components';
import { ownProps } from '../tokens/own-props';
import { tokens, type Gap } from '../tokens/tokens';

export interface ClusterLooks {
  readonly gap?: Gap;
  readonly justify?: 'start' | 'end' | 'center' | 'space-between';
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

/** One thing beside the other, wrapping where the room ends; 12 px apart unless told. */
export const Cluster = styled.div.withConfig(ownProps('gap', 'justify', 'align'))<ClusterLooks>`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  gap: ${({ gap = 12 }) => tokens.gap[gap]};
  justify-content: ${({ justify = 'start' }) => justify};
  align-items: ${({ align = 'center' }) => align};
`;
