import type { DemoPerson } from './people';

export interface DemoCompany {
  owner: DemoPerson['name'];
  /** The members in addition to the owner; an employee works for the owner. */
  team: readonly DemoPerson['name'][];
  /** On the Team plan, in its trial, with a card; the others have the free allowance. */
  isOnTrial: boolean;
  name: string;
  website: string;
  street: string;
  city: string;
  zipCode: string;
  primaryColor: string;
  secondaryColor: string;
}

export function demoCompanyId({ owner }: Pick<DemoCompany, 'owner'>): string {
  return `demo-company-${owner}`;
}

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    owner: 'realtor',
    team: ['agent', 'employee'],
    isOnTrial: true,
    name: 'Larkspur Row Realty',
    website: 'larkspurrow.example',
    street: '1610 Wynkoop Street',
    city: 'Denver',
    zipCode: '80202',
    primaryColor: '#1f4d3f',
    secondaryColor: '#1f4d3f80',
  },
  {
    owner: 'lender',
    team: [],
    isOnTrial: false,
    name: 'Cottonwood Home Loans',
    website: 'cottonwoodloans.example',
    street: '220 Linden Street',
    city: 'Fort Collins',
    zipCode: '80524',
    primaryColor: '#000000',
    secondaryColor: '#00000080',
  },
];
