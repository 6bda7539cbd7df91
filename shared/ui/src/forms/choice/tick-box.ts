import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

const tick = 'polygon(14% 52%, 24% 42%, 41% 60%, 77% 20%, 87% 30%, 41% 80%)';

/** The native checkbox, drawn in the company's color. Its target is 44 px wide, for fingers. */
export const TickBox = styled.input.attrs({ type: 'checkbox' })`
  appearance: none;
  position: relative;
  flex: none;
  display: grid;
  width: 20px;
  height: 20px;
  margin: 2px 0;
  border: 1px solid ${tokens.color.strongRule};
  border-radius: 5px;
  background: ${tokens.color.card};
  cursor: pointer;

  &::before {
    content: '';
    width: 16px;
    height: 16px;
    place-self: center;
    background: ${tokens.color.onPrimary};
    clip-path: ${tick};
    opacity: 0;
    transition: opacity ${tokens.motion.quick};
  }

  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }

  &:checked {
    background: ${tokens.color.primary};
    border-color: ${tokens.color.primary};
  }

  &:checked::before {
    opacity: 1;
  }

  /* Some, not all, of its rows: a dash. */
  &:indeterminate::before {
    background: ${tokens.color.primary};
    clip-path: inset(7px 2px);
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.overdue};
  }

  ${media.forcedColors} {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;
