import type { CompanyClient } from '@keydate/contracts/clients';
import type { Transaction } from '@keydate/contracts/transactions';

type Client = Pick<Transaction['client_information'], 'client_name' | 'email_address'>;

/** Of a client without a name, whose email address is not shared with the lender who reads. */
const UNNAMED = 'Client';

/** Spec § 2.6: the client's name, or the email if there is no name. */
export function clientTitle({ client_name, email_address }: Client): string {
  return client_name.trim() || email_address || UNNAMED;
}

/** A company client's full name, or the email if there is no name. */
export function clientName({ fullName, contact }: Pick<CompanyClient, 'fullName' | 'contact'>): string {
  return fullName.trim() || contact.email;
}

/** Spec § 2.6: street, city, state, country, without the parts that are missing. */
export function addressLine(place: Partial<Pick<Transaction, 'street' | 'city' | 'state' | 'country'>>): string {
  return [place.street, place.city, place.state, place.country].filter(Boolean).join(', ');
}
