/** The text and background colors of one color scheme, as sRGB hex. */
export interface Palette {
  readonly ink: string;
  readonly softInk: string;
  readonly rule: string;
  readonly strongRule: string;
  readonly paper: string;
  readonly card: string;
  readonly sunken: string;
  readonly overdue: string;
  readonly dueToday: string;
  readonly soon: string;
  readonly done: string;
}

/** Ink on paper. `strongRule` is the border of controls, so it has 3:1 against paper and card. */
export const lightPalette: Palette = {
  ink: '#14171f',
  softInk: '#4a5060',
  rule: '#e3e1da',
  strongRule: '#86847c',
  paper: '#faf9f6',
  card: '#ffffff',
  sunken: '#f2f0ea',
  overdue: '#b42318',
  dueToday: '#b54708',
  soon: '#175cd3',
  done: '#067647',
};

/** The same colors in the dark: the status colors are lightened until they have 4.5:1 on the card. */
export const darkPalette: Palette = {
  ink: '#eceae4',
  softInk: '#a9adb8',
  rule: '#2c303a',
  strongRule: '#747986',
  paper: '#12141a',
  card: '#1a1d25',
  sunken: '#0d0f14',
  overdue: '#f97066',
  dueToday: '#f79009',
  soon: '#84adff',
  done: '#47cd89',
};
