import { css } from 'styled-components';
import { tokens } from '../tokens/tokens';

/** The border of a control whose value is not valid. */
export const invalidControlStyles = css`
  border-color: ${tokens.color.overdue};
  box-shadow: inset 0 0 0 1px ${tokens.color.overdue};
`;

/** The box of inputs, text areas, the select's button and the search box. */
export const controlStyles = css`
  width: 100%;
  min-height: ${tokens.controlHeight};
  padding: 8px 12px;
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.card};
  color: ${tokens.color.ink};
  /* At least 16 px: iOS zooms in on smaller fields. */
  font-size: ${tokens.size[16]};
  line-height: 1.375;
  transition: border-color ${tokens.motion.quick};

  &::placeholder {
    color: ${tokens.color.softInk};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${tokens.color.softInk};
  }

  &[aria-invalid='true'] {
    ${invalidControlStyles}
  }

  &:disabled,
  &:is(input, textarea):read-only {
    background: ${tokens.color.sunken};
    color: ${tokens.color.softInk};
  }
`;
