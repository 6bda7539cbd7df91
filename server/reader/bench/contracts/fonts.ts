import { existsSync } from 'node:fs';

/** A family to set a contract in: names that PDF readers know, or files if the machine has them. */
export interface FontFamily {
  regular: string;
  bold: string;
}

const files = (folder: string, regular: string, bold: string): FontFamily => ({
  regular: `/usr/share/fonts/truetype/${folder}/${regular}.ttf`,
  bold: `/usr/share/fonts/truetype/${folder}/${bold}.ttf`,
});
const urw = (regular: string, bold: string): FontFamily => ({
  regular: `/usr/share/fonts/opentype/urw-base35/${regular}.otf`,
  bold: `/usr/share/fonts/opentype/urw-base35/${bold}.otf`,
});

const FAMILIES: FontFamily[] = [
  { regular: 'Helvetica', bold: 'Helvetica-Bold' },
  { regular: 'Times-Roman', bold: 'Times-Bold' },
  { regular: 'Courier', bold: 'Courier-Bold' },
  files('dejavu', 'DejaVuSans', 'DejaVuSans-Bold'),
  files('dejavu', 'DejaVuSerif', 'DejaVuSerif-Bold'),
  files('dejavu', 'DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'),
  files('liberation', 'LiberationSans-Regular', 'LiberationSans-Bold'),
  files('liberation', 'LiberationSerif-Regular', 'LiberationSerif-Bold'),
  files('liberation', 'LiberationSansNarrow-Regular', 'LiberationSansNarrow-Bold'),
  urw('URWBookman-Light', 'URWBookman-Demi'),
  urw('URWGothic-Book', 'URWGothic-Demi'),
  urw('C059-Roman', 'C059-Bold'),
  urw('P052-Roman', 'P052-Bold'),
];

const installed = FAMILIES.filter(({ regular }) => !regular.startsWith('/') || existsSync(regular));

export function fontFamily(choice: number): FontFamily {
  const family = installed[choice % installed.length];
  if (!family) throw new RangeError('no font to draw with');
  return family;
}
