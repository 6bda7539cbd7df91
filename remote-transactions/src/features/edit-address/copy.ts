const FIELDS: Record<string, string> = {
  street: 'Street Address',
  city: 'City',
  zipcode: 'Zip Code',
  state: 'State',
};

/** Strings of Edit Address; those of spec § 2.8, § 8 to the letter. */
export const copy = {
  title: 'Edit Address',
  heading: 'Listing Information',
  fields: FIELDS,
  save: 'Save',
  cancel: 'Cancel',
  back: 'Back',
  saved: 'Update successful!',
  failed: 'Failed to Submit',
  entriesStay: 'Your entries are still here.',
  leave: 'Your changes to this address are not saved yet.',
} as const;
