import { styled } from 'styled-components';
import { ownProps } from '../tokens/own-props';
import { tokens, type Gap } from '../tokens/tokens';

export interface StackLooks {
  readonly gap?: Gap;
}

/** One thing beneath the other, 16 px apart unless told. */
export const Stack = styled.div.withConfig(ownProps('gap'))<StackLooks>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ gap = 16 }) => tokens.gap[gap]};
`;
