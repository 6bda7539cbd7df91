import { css } from 'styled-components';
import { tokens } from '../tokens/tokens';

/** How the words around a control are set, here and in the select. */
export const fieldStack = css`
  display: grid;
  /* beside a field with an error, another keeps its height */
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

export const labelWords = css`
  font-size: ${tokens.size[14]};
  font-weight: 550;
  line-height: 20px;
`;

export const hintWords = css`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;
  color: ${tokens.color.softInk};
`;

export const errorWords = css`
  display: flex;
  gap: 6px;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.overdue};

  svg {
    margin-top: 2px;
  }
`;
