/** Media queries of the three widths and of how the person points and reads. */
export const media = {
  /** Under 640 px. */
  phone: '@media (max-width: 639.98px)',
  /** Under 1024 px: phones too. */
  compact: '@media (max-width: 1023.98px)',
  touch: '@media (pointer: coarse)',
  dark: '@media (prefers-color-scheme: dark)',
  still: '@media (prefers-reduced-motion: reduce)',
  /** The reader's own few colors in place of ours: state must not hang on a background. */
  forcedColors: '@media (forced-colors: active)',
} as const;
