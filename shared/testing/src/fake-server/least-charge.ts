/** In cents: the provider charges no less, and adds it to the next invoice. */
export const LEAST_CHARGE = 50;
