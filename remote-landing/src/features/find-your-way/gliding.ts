import { media } from '@keydate/ui';
import { createGlobalStyle } from 'styled-components';

/** On this page a link to a section glides there. Everywhere else the browser's Back stands where one was at once. */
export const Gliding = createGlobalStyle`
  html {
    scroll-behavior: smooth;

    ${media.reducedMotion} {
      scroll-behavior: auto;
    }
  }
`;
