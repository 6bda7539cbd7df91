import { createGlobalStyle, css } from 'styled-components';
import { media } from '../tokens/media';
import { companyPaint, type CompanyColours, type CompanyPaint } from './company-colours';

const paints = (paint: CompanyPaint) => css`
  --kd-primary: ${paint.primary};
  --kd-on-primary: ${paint.onPrimary};
  --kd-primary-text: ${paint.primaryText};
  --kd-primary-tint: ${paint.primaryTint};
  --kd-secondary: ${paint.secondary};
  --kd-on-secondary: ${paint.onSecondary};
`;

/** Sets the company's colours for the whole page, in light and in dark. Mounted once, by the host, beside `GlobalStyle`. */
export const CompanyPalette = createGlobalStyle<CompanyColours>`
  :root {
    ${(colours) => paints(companyPaint(colours).light)}

    ${media.dark} {
      ${(colours) => paints(companyPaint(colours).dark)}
    }
  }
`;
