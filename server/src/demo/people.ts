import type { Role } from '@keydate/domain/roles';

export const DEMO_PASSWORD = 'Keydate!2026';

export interface DemoPerson {
  name: 'realtor' | 'agent' | 'employee' | 'lender' | 'client';
  fullName: string;
  role: Role;
  phone: string;
  /** For people who read the list of sign-ins. */
  who: string;
}

/** The people of the demo as whom anybody can sign in (server/README.md, Two modes). */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: 'realtor',
    fullName: 'Robin Vale',
    role: 'SuperRealtor',
    phone: '3035550101',
    who: 'a realtor, owner of the company',
  },
  { name: 'agent', fullName: 'Ash Kerrigan', role: 'Agent', phone: '3035550102', who: 'an agent of that company' },
  {
    name: 'employee',
    fullName: 'Emery Stone',
    role: 'Employee',
    phone: '3035550103',
    who: 'an employee who works for the realtor',
  },
  {
    name: 'lender',
    fullName: 'Leslie Quan',
    role: 'SuperLender',
    phone: '9705550104',
    who: 'a lender with a company of their own',
  },
  { name: 'client', fullName: 'Cam Ferris', role: 'Client', phone: '3035550105', who: 'a client, who is refused' },
];

export function demoEmail(name: DemoPerson['name']): string {
  return `${name}@demo.keydate.example`;
}

/** Fixed, so that an address of the demo can be shared. */
export function demoId(name: DemoPerson['name']): string {
  return `demo-${name}`;
}

export function demoName(name: DemoPerson['name']): string {
  return DEMO_PEOPLE.find((person) => person.name === name)?.fullName ?? name;
}
