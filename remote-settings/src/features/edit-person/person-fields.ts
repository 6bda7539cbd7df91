import { nameField } from '@keydate/contracts/fields';
import { PERSON_NAME_MAX, PHONE_DIGITS } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import { z } from 'zod';
import type { Edit } from '@keydate/forms/call';
import { joinName, splitName } from '../../domain/person-name';
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

/**
 * The changed fields to send, with what the person saw in them. The name is taken from the fields and not from the
 * schema, which trims, so that `joinName` recognizes a part that nobody touched.
 */
export function changeOf({ phone, timeZone }: PersonFields, { fields, changed, seen }: Edit<PersonFields>) {
  const isNameChanged = changed.includes('first') || changed.includes('last');
  return {
    ...(isNameChanged && { fullName: joinName(fields, nameIn(seen)) }),
    ...(changed.includes('phone') && { contact: JSON.stringify({ phone }) }),
    ...(changed.includes('timeZone') && { timeZone }),
    seen: {
      ...(isNameChanged && { fullName: nameIn(seen) }),
      ...(changed.includes('phone') && { phone: seen.phone }),
      ...(changed.includes('timeZone') && { timeZone: seen.timeZone }),
    },
  };
}

/** The full name that `splitName` has divided. */
function nameIn({ first, last }: PersonFields): string {
  return last === '' ? first : `${first} ${last}`;
}
