import { createGlobalStyle, css } from 'styled-components';
import { inTheme } from './in-theme';
import { media } from './media';
import { darkPalette, lightPalette, type Palette } from './palette';
import { tokens } from './tokens';

const inks = (palette: Palette) => css`
  --kd-ink: ${palette.ink};
  --kd-soft-ink: ${palette.softInk};
  --kd-rule: ${palette.rule};
  --kd-strong-rule: ${palette.strongRule};
  --kd-paper: ${palette.paper};
  --kd-card: ${palette.card};
  --kd-sunken: ${palette.sunken};
  --kd-overdue: ${palette.overdue};
  --kd-due-today: ${palette.dueToday};
  --kd-soon: ${palette.soon};
  --kd-done: ${palette.done};
`;

const light = css`
  color-scheme: light dark;
  ${inks(lightPalette)}
  --kd-shade: rgb(20 23 31 / 0.48);
  --kd-shadow: 0 1px 2px rgb(20 23 31 / 0.06), 0 12px 32px rgb(20 23 31 / 0.14);

  &[data-theme='light'] {
    color-scheme: light;
  }
`;

const dark = css`
  color-scheme: dark;
  ${inks(darkPalette)}
  --kd-shade: rgb(0 0 0 / 0.6);
  --kd-shadow: 0 0 0 1px rgb(236 234 228 / 0.08), 0 16px 40px rgb(0 0 0 / 0.5);
`;

/** Sets the tokens and the few element rules that everything else builds on. Mounted once, by the host. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${inTheme(light, dark)}
    --kd-control-height: 40px;
    --kd-small-control-height: 34px;

    ${media.touch} {
      --kd-control-height: 44px;
      --kd-small-control-height: 44px;
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
    font-family: ${tokens.font.sans};
    font-size: ${tokens.size[16]};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
  }

  ul, ol {
    list-style: none;
  }

  fieldset {
    border: 0;
    min-width: 0;
  }

  button, input, textarea, select {
    font: inherit;
    color: inherit;
  }

  img {
    display: block;
    max-width: 100%;
  }

  svg {
    display: block;
    flex: none;
  }

  time, table {
    font-variant-numeric: tabular-nums;
  }

  :focus-visible {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 2px;
  }

  ${media.print} {
    /* Nothing can be pressed on paper. */
    button, .Toastify {
      display: none !important;
    }
  }

  ${media.reducedMotion} {
    /* A toast closes when the animation of its hidden progress bar ends: shortened, the toast would vanish at once. */
    *:not(.Toastify__progress-bar), *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
    }
  }
`;
