import { css, styled } from 'styled-components';
import { media } from '../tokens/media';
import { tokens } from '../tokens/tokens';

/** filled: a capsule around the selected tab; underlined: a line beneath it. */
export type PillVariant = 'underlined' | 'filled';

interface PillStyleProps {
  readonly $variant: PillVariant;
}

const filledRow = css`
  gap: 2px;
  padding: 3px;
  border-radius: 10px;
  background: ${tokens.color.sunken};
  box-shadow: inset 0 0 0 1px ${tokens.color.rule};
`;

const underlinedRow = css`
  gap: ${tokens.gap[24]};
  box-shadow: inset 0 -1px ${tokens.color.rule};
`;

/** The row of tabs; scrolls sideways where it must. */
export const Pills = styled.div<PillStyleProps>`
  display: inline-flex;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $variant }) => ($variant === 'filled' ? filledRow : underlinedRow)}
`;

const filledTab = css`
  padding: 0 14px;
  border-radius: 7px;

  &[aria-selected='true'] {
    background: ${tokens.color.card};
    color: ${tokens.color.ink};
    box-shadow:
      0 0 0 1px ${tokens.color.rule},
      0 1px 2px rgb(20 23 31 / 0.08);
  }
`;

const underlinedTab = css`
  padding: 0 2px;
  border-bottom: 2px solid transparent;

  &[aria-selected='true'] {
    color: ${tokens.color.ink};
    border-bottom-color: ${tokens.color.primary};
  }
`;

export const Pill = styled.button<PillStyleProps>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  min-height: ${({ $variant }) => ($variant === 'filled' ? tokens.smallControlHeight : tokens.controlHeight)};
  border: 0;
  background: none;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${tokens.motion.quick};

  &:hover {
    color: ${tokens.color.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${({ $variant }) => ($variant === 'filled' ? filledTab : underlinedTab)}

  ${media.forcedColors} {
    &[aria-selected='true'] {
      border: 2px solid Highlight;
    }
  }
`;
