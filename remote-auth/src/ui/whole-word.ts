import { styled } from 'styled-components';

/** An address or a code in a sentence. It moves to the next line as a whole, and breaks only where it is longer than a line. */
export const WholeWord = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;
