import { css, keyframes } from 'styled-components';
import { tokens } from '../tokens/tokens';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

/** The popover of select and search box. */
export const floatingStyles = css`
  min-width: var(--trigger-width);
  max-width: calc(100vw - 16px);
  overflow: auto;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow};
  outline: none;

  &[data-entering] {
    animation: ${rise} ${tokens.motion.quick};
  }
`;

/** An option in either. */
export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  min-height: ${tokens.controlHeight};
  padding: 8px 12px;
  border-radius: 7px;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${tokens.color.sunken};
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${tokens.color.ink};
  }
`;
