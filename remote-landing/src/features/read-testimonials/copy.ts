export const copy = {
  name: 'testimonials',
  title: 'What people say',
  stars: (count: number) => `${count} of 5 stars`,
} as const;
