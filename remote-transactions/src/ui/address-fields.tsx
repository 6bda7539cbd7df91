import { AddressFields } from '@keydate/forms/address';
import type { UseFormReturn } from 'react-hook-form';

/** The address of a property, as entered. */
export interface AddressEntry {
  street: string;
  city: string;
  zipcode: string;
  state: string;
}

interface PropertyAddressFieldsProps {
  form: Pick<UseFormReturn<AddressEntry>, 'register' | 'getFieldState' | 'formState'>;
}

const NAMES = { street: 'street', city: 'city', state: 'state', zipCode: 'zipcode' } as const;

/** Listing Information (spec § 2.7, § 2.8): street, city, zip code and a state of the list. */
export function PropertyAddressFields({ form }: PropertyAddressFieldsProps) {
  return <AddressFields form={form} names={NAMES} streetLabel="Street Address" />;
}
