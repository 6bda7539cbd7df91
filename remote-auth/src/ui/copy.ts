export const copy = {
  step: (position: number, total: number) => `Step ${position} of ${total}`,
} as const;
