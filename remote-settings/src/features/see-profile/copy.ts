export const copy = {
  website: 'Website',
  address: 'Address',
  owner: 'Owner',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
} as const;
