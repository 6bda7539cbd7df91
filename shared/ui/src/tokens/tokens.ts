/**
 * The names that every style uses. Colors are custom properties, so that one rule serves light and dark;
 * `GlobalStyle` and `CompanyPalette` set their values. Lengths are on the 4 px grid.
 */
export const tokens = {
  color: {
    ink: 'var(--kd-ink)',
    softInk: 'var(--kd-soft-ink)',
    rule: 'var(--kd-rule)',
    strongRule: 'var(--kd-strong-rule)',
    paper: 'var(--kd-paper)',
    card: 'var(--kd-card)',
    sunken: 'var(--kd-sunken)',
    overdue: 'var(--kd-overdue)',
    dueToday: 'var(--kd-due-today)',
    soon: 'var(--kd-soon)',
    done: 'var(--kd-done)',
    /** The company's primary color, at least 3:1 against paper and card. */
    primary: 'var(--kd-primary)',
    /** Black or white, whichever reads better on `primary`. */
    onPrimary: 'var(--kd-on-primary)',
    /** The primary color where it is text: 4.5:1. */
    primaryText: 'var(--kd-primary-text)',
    /** A very light shade of the primary color: ink is readable on it. */
    primaryTint: 'var(--kd-primary-tint)',
    secondary: 'var(--kd-secondary)',
    onSecondary: 'var(--kd-on-secondary)',
    shade: 'var(--kd-shade)',
  },
  font: {
    sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    serif: "'Newsreader Variable', 'Newsreader Fallback', Georgia, serif",
  },
  /** Font sizes of the scale, in rem so that the person's own font size counts; the number is the size in px at a root of 16. */
  size: {
    12: '0.75rem',
    14: '0.875rem',
    16: '1rem',
    18: '1.125rem',
    22: '1.375rem',
    28: '1.75rem',
    40: '2.5rem',
    56: '3.5rem',
  },
  gap: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 48: '48px', 64: '64px' },
  radius: { control: '8px', card: '12px', round: '999px' },
  /** The height of buttons and fields; 40 px, and 44 on touch screens. */
  controlHeight: 'var(--kd-control-height)',
  /** Small buttons and tabs: 34 px, and 44 on touch screens. */
  smallControlHeight: 'var(--kd-small-control-height)',
  contentWidth: '1200px',
  /** The window's height, without the browser's own bars. */
  screenHeight: '100dvh',
  shadow: 'var(--kd-shadow)',
  motion: { quick: '120ms ease-out', calm: '200ms ease-out' },
  layer: { bar: 10, overlay: 100, toast: 200 },
} as const;

/** A gap of the grid, in px. */
export type Gap = keyof typeof tokens.gap;
