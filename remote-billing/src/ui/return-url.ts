import { paths } from '@keydate/client';

/** Where the provider sends a person back to: the subscription's page, with the token of the payment (spec § 2.9). */
export function returnUrl(token: string): string {
  return `${window.location.origin}${paths.subscription}?${new URLSearchParams({ token }).toString()}`;
}
