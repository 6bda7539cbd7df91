/** Strings of Edit Company (spec § 2.12); those of spec § 8 to the letter. */
export const copy = {
  title: 'Edit Company',
  readOnly: (owner: string) => `Only realtors and lenders can change the company. Ask ${owner}.`,
  name: 'Company Name',
  website: 'Website',
  address: 'Address',
  street: 'Street',
  primaryColor: 'Primary color',
  secondaryColor: 'Secondary color',
  owner: 'Owner',
  picture: 'Company picture',
  save: 'Save',
  saved: 'Update successful!',
  failed: 'Update failed',
  somebody: 'Somebody else',
  otherPicture: (by: string | null) => `${savedOther(by)} Save again to replace it with yours.`,
} as const;

function savedOther(by: string | null): string {
  if (by === null) return 'You saved another picture in another tab or on another device.';
  return `${by} saved another picture in the meantime.`;
}
