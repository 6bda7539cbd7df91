/** The text of a carousel's controls; `name` is what it shows: "testimonials". */
export const copy = {
  previous: (name: string) => `Previous ${name}`,
  next: (name: string) => `Next ${name}`,
  pause: (name: string) => `Pause the ${name}`,
  play: (name: string) => `Play the ${name}`,
  position: (at: number, count: number) => `${at} of ${count}`,
} as const;
