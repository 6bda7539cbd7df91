/** Where the answers about billing are cached. */
export const billingKeys = {
  all: ['billing'],
  plans: ['billing', 'plans'],
  overview: ['billing', 'overview'],
  invoices: ['billing', 'invoices'],
  preview: (priceId: string) => ['billing', 'preview', priceId],
} as const;
