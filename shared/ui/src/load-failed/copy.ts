export const copy = {
  retry: 'Try again',
} as const;
