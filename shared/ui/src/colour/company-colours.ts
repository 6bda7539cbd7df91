import { darkPalette, lightPalette, type Palette } from '../tokens/palette';
import { black, layOver, mix, presentColour, readColour, type Colour } from './colour';
import { colourfulness, readableOn, visibleOn } from './readable';

/** The colours a company has chosen, in any form `readColour` reads; black and half-transparent black unless chosen. */
export interface CompanyColours {
  readonly primaryColor?: string;
  readonly secondaryColor?: string;
}

/** What the looks need of them in one colour scheme, as `#rrggbb`. */
export interface CompanyPaint {
  readonly primary: string;
  readonly onPrimary: string;
  readonly primaryText: string;
  readonly primaryTint: string;
  readonly secondary: string;
  readonly onSecondary: string;
}

const shapeContrast = 3;
const textContrast = 4.5;
const tintShare = 0.07;
/** Under this colourfulness there is no hue to keep. */
const greyLimit = 16;
// spec § 9: secondary black at half transparency
const defaultSecondary: Colour = { ...black, alpha: 0.5 };

/**
 * Makes a company's colours fit to be seen: any colour under 3:1 against paper or card is lightened or darkened
 * until it is not, and the text on it is black or white by computed contrast (docs/rules.md, Platform).
 */
export function companyPaint(colours: CompanyColours): { readonly light: CompanyPaint; readonly dark: CompanyPaint } {
  const primary = readColour(colours.primaryColor ?? '') ?? black;
  const secondary = readColour(colours.secondaryColor ?? '') ?? defaultSecondary;
  return { light: paintOn(lightPalette, primary, secondary), dark: paintOn(darkPalette, primary, secondary) };
}

function paintOn(palette: Palette, primary: Colour, secondary: Colour): CompanyPaint {
  const card = opaque(palette.card);
  const grounds = [opaque(palette.paper), card];
  const shape = visibleOrInk(layOver(primary, card), grounds, opaque(palette.ink));
  const quiet = visibleOn(layOver(secondary, card), grounds, shapeContrast);
  return {
    primary: presentColour(shape),
    onPrimary: presentColour(readableOn(shape)),
    primaryText: presentColour(visibleOn(shape, grounds, textContrast)),
    primaryTint: presentColour(mix(card, shape, tintShare)),
    secondary: presentColour(quiet),
    onSecondary: presentColour(readableOn(quiet)),
  };
}

function opaque(hex: string): Colour {
  return readColour(hex) ?? black;
}

/** Black on dark paper has no hue to keep: it becomes ink, as crisp there as black is on white. */
function visibleOrInk(colour: Colour, grounds: readonly Colour[], ink: Colour): Colour {
  const visible = visibleOn(colour, grounds, shapeContrast);
  return visible !== colour && colourfulness(colour) < greyLimit ? ink : visible;
}
