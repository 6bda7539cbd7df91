import { styled } from 'styled-components';
import { styleOnlyProps } from '../tokens/style-only-props';
import { tokens, type Gap } from '../tokens/tokens';

export interface StackStyleProps {
  readonly gap?: Gap;
}

/** Items in a column, 16 px apart by default. */
export const Stack = styled.div.withConfig(styleOnlyProps('gap'))<StackStyleProps>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ gap = 16 }) => tokens.gap[gap]};
`;
