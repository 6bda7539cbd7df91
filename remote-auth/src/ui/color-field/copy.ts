export const copy = {
  pick: (label: string) => `Pick: ${label}`,
  strength: 'Strength',
  strengthOf: (label: string) => `Strength: ${label}`,
} as const;
