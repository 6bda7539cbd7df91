export const copy = {
  title: 'Customize Company Profile',
  lede: 'Clients and colleagues will see this. You can change it later.',
  name: 'Company Name',
  website: 'Website',
  websiteHint: 'For example, poudreriver.example',
  street: 'Street',
  branding: 'Colors and picture (optional)',
  picture: 'Company picture (optional)',
  submit: 'Create company',
} as const;
