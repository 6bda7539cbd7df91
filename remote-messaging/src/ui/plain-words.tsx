import { styled } from 'styled-components';

/** A person's words exactly as they wrote them. Their text direction does not affect the text around them. */
export const PlainWords = styled.bdi.attrs({ dir: 'auto' })`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
