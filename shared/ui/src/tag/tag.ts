import { styled } from 'styled-components';
import { styleOnlyProps } from '../tokens/style-only-props';
import { tokens } from '../tokens/tokens';

export interface TagStyleProps {
  /** quiet: a label among others; strong: the one that should be seen, like "Popular". */
  readonly variant?: 'quiet' | 'strong';
}

/** A short label: "Buyers", "Popular", "not set". */
export const Tag = styled.span.withConfig(styleOnlyProps('variant'))<TagStyleProps>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.gap[4]};
  padding: 1px 8px;
  border-radius: ${tokens.radius.round};
  font-size: ${tokens.size[12]};
  font-weight: 550;
  line-height: 20px;
  white-space: nowrap;
  background: ${({ variant }) => (variant === 'strong' ? tokens.color.primary : tokens.color.sunken)};
  color: ${({ variant }) => (variant === 'strong' ? tokens.color.onPrimary : tokens.color.softInk)};
  box-shadow: inset 0 0 0 1px ${({ variant }) => (variant === 'strong' ? 'transparent' : tokens.color.rule)};
`;
