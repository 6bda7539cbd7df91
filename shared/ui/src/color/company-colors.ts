import { darkPalette, lightPalette, type Palette } from '../tokens/palette';
import { black, layOver, mix, presentColor, readColor, type Color } from './color';
import { colorfulness, readableOn, visibleOn } from './readable';

/** The colors a company has chosen, in any form `readColor` reads; black and half-transparent black unless chosen. */
export interface CompanyColors {
  readonly primaryColor?: string;
  readonly secondaryColor?: string;
}

/** The colors that styles use, for one color scheme, as `#rrggbb`. */
export interface CompanyPaint {
  readonly primary: string;
  /** True if `primary` is another color than the chosen one is on the card. */
  readonly isPrimaryAdjusted: boolean;
  readonly onPrimary: string;
  readonly primaryText: string;
  readonly primaryTint: string;
  readonly secondary: string;
  readonly onSecondary: string;
}

const shapeContrast = 3;
const textContrast = 4.5;
const tintShare = 0.07;
/** A color less colorful than this has no hue worth preserving. */
const grayLimit = 16;
// spec § 9: secondary black at half transparency
const defaultSecondary: Color = { ...black, alpha: 0.5 };

/**
 * Makes a company's colors visible and readable: any color under 3:1 against paper or card is lightened or darkened
 * until it is not, and the text on it is black or white by computed contrast (server/src/platform/README.md, Platform).
 */
export function companyPaint(colors: CompanyColors): { readonly light: CompanyPaint; readonly dark: CompanyPaint } {
  const primary = readColor(colors.primaryColor ?? '') ?? black;
  const secondary = readColor(colors.secondaryColor ?? '') ?? defaultSecondary;
  return { light: paintOn(lightPalette, primary, secondary), dark: paintOn(darkPalette, primary, secondary) };
}

function paintOn(palette: Palette, primary: Color, secondary: Color): CompanyPaint {
  const card = opaque(palette.card);
  const grounds = [opaque(palette.paper), card];
  const chosen = layOver(primary, card);
  const shape = visibleOrInk(chosen, grounds, opaque(palette.ink));
  const quiet = visibleOn(layOver(secondary, card), grounds, shapeContrast);
  return {
    primary: presentColor(shape),
    isPrimaryAdjusted: presentColor(shape) !== presentColor(chosen),
    onPrimary: presentColor(readableOn(shape)),
    primaryText: presentColor(visibleOn(shape, grounds, textContrast)),
    primaryTint: presentColor(mix(card, shape, tintShare)),
    secondary: presentColor(quiet),
    onSecondary: presentColor(readableOn(quiet)),
  };
}

function opaque(hex: string): Color {
  return readColor(hex) ?? black;
}

/** Black on dark paper has no hue to preserve: it becomes ink, which is as crisp there as black is on white. */
function visibleOrInk(color: Color, grounds: readonly Color[], ink: Color): Color {
  const visible = visibleOn(color, grounds, shapeContrast);
  return visible !== color && colorfulness(color) < grayLimit ? ink : visible;
}
