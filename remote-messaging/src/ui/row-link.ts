import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A link over the whole row of a list. */
export const RowLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  min-height: 64px;
  padding: ${tokens.gap[8]} ${tokens.gap[12]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.ink};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  text-align: left;
  text-decoration: none;

  &:hover {
    background: ${tokens.color.sunken};
  }

  &[aria-current='true'] {
    background: ${tokens.color.primaryTint};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
