/** The words that screen readers say around a step's name. */
export const copy = {
  position: (step: number, count: number) => `Step ${step} of ${count}: `,
  done: ', done',
} as const;
