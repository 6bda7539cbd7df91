import { styled } from 'styled-components';
import { ownProps } from '../tokens/own-props';
import { tokens } from '../tokens/tokens';

export interface TagLooks {
  /** quiet: a label among others; strong: the one that should be seen, like "Popular". */
  readonly look?: 'quiet' | 'strong';
}

/** A short label: "Buyers", "Popular", "not set". */
export const Tag = styled.span.withConfig(ownProps('look'))<TagLooks>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.gap[4]};
  padding: 1px 8px;
  border-radius: ${tokens.radius.round};
  font-size: ${tokens.size[12]};
  font-weight: 550;
  line-height: 20px;
  white-space: nowrap;
  background: ${({ look }) => (look === 'strong' ? tokens.color.primary : tokens.color.sunken)};
  color: ${({ look }) => (look === 'strong' ? tokens.color.onPrimary : tokens.color.softInk)};
  box-shadow: inset 0 0 0 1px ${({ look }) => (look === 'strong' ? 'transparent' : tokens.color.rule)};
`;
