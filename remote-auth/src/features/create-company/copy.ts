export const copy = {
  title: 'Customize Company Profile',
  lede: 'Clients and colleagues see it; you can change it later.',
  name: 'Company Name',
  website: 'Website',
  websiteHint: 'For example poudreriver.example',
  street: 'Street',
  branding: 'Colors and picture (optional)',
  picture: 'Company picture (optional)',
  submit: 'Create company',
} as const;
