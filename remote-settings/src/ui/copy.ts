export const copy = {
  tryAgain: 'Try again',
} as const;
