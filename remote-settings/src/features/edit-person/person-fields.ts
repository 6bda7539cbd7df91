import { nameField } from '@keydate/contracts/fields';
import { PERSON_NAME_MAX, PHONE_DIGITS } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import { z } from 'zod';
import { splitName } from '../../domain/person-name';
import { copy } from './copy';

/** Spec § 5, Personal settings. A person without a phone number leaves the field empty. */
export const personFields = z
  .object({
    first: nameField('First name is required', copy.nameTooLong, PERSON_NAME_MAX),
    last: z.string(),
    phone: z.string().regex(new RegExp(`^(?:\\d{${PHONE_DIGITS}})?$`), copy.wrongPhone),
    timeZone: z.string(),
  })
  .refine(({ first, last }) => `${first} ${last.trim()}`.trim().length <= PERSON_NAME_MAX, {
    path: ['first'],
    error: copy.nameTooLong,
  });
export type PersonFields = z.infer<typeof personFields>;

export function fieldsOf({ fullName, contact, timeZone }: User): PersonFields {
  return { ...splitName(fullName), phone: contact.phone, timeZone: timeZone ?? '' };
}
