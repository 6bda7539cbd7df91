import type { Page } from '@playwright/test';

/** A carousel of the landing page, by what it shows. */
export function carousel(page: Page, name: 'features' | 'testimonials' | 'partners') {
  const whole = page.getByRole('group', { name, exact: true });
  const button = (label: string) => whole.getByRole('button', { name: label });
  /** Those in view: slick hides all others. */
  const slides = whole.getByRole('group', { name: /^\d of \d$/ });
  return {
    slides,
    slideInView: slides.first(),
    next: button(`Next ${name}`),
    pause: button(`Pause the ${name}`),
    play: button(`Play the ${name}`),
    /** Scrolls it into view and waits until it can move. */
    isReady: async () => {
      await whole.scrollIntoViewIfNeeded();
      await button(`Next ${name}`).waitFor();
    },
    /** Such as "2 of 7": the first slide in view. */
    position: async () => (await slides.first().getAttribute('aria-label')) ?? '',
  };
}
