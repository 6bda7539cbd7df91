import { css, keyframes } from 'styled-components';

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

/** Appears only after 300 ms: content that arrives sooner needs no placeholder. */
export const delayedFadeIn = css`
  animation: ${fadeIn} 200ms ease-out 300ms backwards;
`;
