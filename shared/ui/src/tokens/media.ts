/** Media queries for the three widths, for paper, and for the person's pointer and reading preferences. */
export const media = {
  /** Under 640 px. */
  phone: '@media (max-width: 639.98px)',
  /** Under 1024 px: phones too. */
  compact: '@media (max-width: 1023.98px)',
  touch: '@media (pointer: coarse)',
  print: '@media print',
  screen: '@media screen',
  /** Paper is white in both themes. */
  dark: '@media screen and (prefers-color-scheme: dark)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** The person's own few colors replace ours: a background color must not be the only sign of a state. */
  forcedColors: '@media (forced-colors: active)',
} as const;
