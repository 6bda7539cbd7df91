export const copy = {
  pick: (label: string) => `Pick: ${label}`,
  opacity: 'Opacity',
  opacityOf: (label: string) => `Opacity: ${label}`,
} as const;
