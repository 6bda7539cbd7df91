import type { Appearance } from '@stripe/stripe-js';

/** The provider's fields are in frames of another origin, where our variables do not reach: the colors are passed as values. */
export function appearance(): Appearance {
  const style = window.getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: style.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      fontFamily: 'Inter, system-ui, sans-serif',
      borderRadius: '8px',
      colorPrimary: color('--kd-primary') || '#000000',
      colorBackground: color('--kd-card') || '#ffffff',
      colorText: color('--kd-ink') || '#14171f',
      colorTextSecondary: color('--kd-soft-ink') || '#4a5060',
      colorDanger: color('--kd-overdue') || '#b42318',
    },
  };
}
