export const copy = {
  pick: (label: string) => `Pick: ${label}`,
  strength: (label: string) => `Strength: ${label}`,
} as const;
