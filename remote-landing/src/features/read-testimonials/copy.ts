export const copy = {
  name: 'testimonials',
  title: 'Testimonials',
  stars: (count: number) => `${count} of 5 stars`,
} as const;
