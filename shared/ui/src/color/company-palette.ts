import { createGlobalStyle, css } from 'styled-components';
import { inTheme } from '../tokens/in-theme';
import { companyPaint, type CompanyColors, type CompanyPaint } from './company-colors';

const paints = (paint: CompanyPaint) => css`
  --kd-primary: ${paint.primary};
  --kd-on-primary: ${paint.onPrimary};
  --kd-primary-text: ${paint.primaryText};
  --kd-primary-tint: ${paint.primaryTint};
  --kd-secondary: ${paint.secondary};
  --kd-on-secondary: ${paint.onSecondary};
`;

/** Sets the company's colors for the whole page, in light and in dark. Mounted once, by the host, together with `GlobalStyle`. */
export const CompanyPalette = createGlobalStyle<CompanyColors>`
  :root {
    ${(colors) => {
      const { light, dark } = companyPaint(colors);
      return inTheme(paints(light), paints(dark));
    }}
  }
`;
