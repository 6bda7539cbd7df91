import { css } from 'styled-components';
import { tokens } from '../tokens/tokens';

/** The layout of a field, here and in the select. */
export const fieldStack = css`
  display: grid;
  /* a field keeps its height beside one with an error */
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

export const labelStyles = css`
  font-size: ${tokens.size[14]};
  font-weight: 550;
  line-height: 20px;
`;

export const hintStyles = css`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;
  color: ${tokens.color.softInk};
`;

export const errorStyles = css`
  display: flex;
  gap: 6px;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.overdue};

  svg {
    margin-top: 2px;
  }
`;
