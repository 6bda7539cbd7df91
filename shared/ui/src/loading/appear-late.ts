import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** Shows itself only after 300 ms: what comes sooner needs no placeholder. */
export const appearLate = css`
  animation: ${appear} 200ms ease-out 300ms backwards;
`;
