import { css } from 'styled-components';
import { media } from './media';

type Rules = ReturnType<typeof css>;

/**
 * Rules of `:root` for the two themes. The page follows the device, unless a person has chosen a theme: then the root has it as
 * `data-theme`. Paper is always light.
 */
export function inTheme(light: Rules, dark: Rules): Rules {
  return css`
    ${light}

    ${media.dark} {
      &:not([data-theme='light']) {
        ${dark}
      }
    }

    ${media.screen} {
      &[data-theme='dark'] {
        ${dark}
      }
    }
  `;
}
