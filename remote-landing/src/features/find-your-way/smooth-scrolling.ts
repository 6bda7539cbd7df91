import { media } from '@keydate/ui';
import { createGlobalStyle } from 'styled-components';

/** Smooth scrolling, on this page only: elsewhere the browser's Back must restore the scroll position at once. */
export const SmoothScrolling = createGlobalStyle`
  html {
    scroll-behavior: smooth;

    ${media.reducedMotion} {
      scroll-behavior: auto;
    }
  }
`;
