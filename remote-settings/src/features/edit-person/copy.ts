import { PERSON_NAME_MAX } from '@keydate/contracts/limits';

/** Strings of Edit Personal (spec § 2.12); those of spec § 8 to the letter. */
export const copy = {
  title: 'Edit Personal',
  firstName: 'First Name',
  lastName: 'Last Name',
  nameTooLong: `First and last name together may have at most ${PERSON_NAME_MAX} characters.`,
  phone: 'Phone',
  phoneHint: '10 digits, such as 3035550142',
  email: 'Email',
  emailHint: 'Your account is tied to this address, so it cannot be changed.',
  timeZone: 'Time zone',
  timeZoneHint:
    'Used for your quiet hours and for times such as your last sign-in. Deadlines use the time zone of the property.',
  ofDevice: (zone: string) => `Same as this device (${zone.replaceAll('_', ' ')})`,
  usZones: 'United States',
  otherZones: 'Other time zones',
  picture: 'Your picture',
  save: 'Save',
  saved: 'Update successful!',
  failed: 'Update failed',
  wrongPhone: 'Invalid phone number',
} as const;
