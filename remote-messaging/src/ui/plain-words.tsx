import { styled } from 'styled-components';

/** Somebody's words exactly as they were written; a text that turns its direction does not turn what is around it. */
export const PlainWords = styled.bdi.attrs({ dir: 'auto' })`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
