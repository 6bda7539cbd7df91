/** The tables of accounts that other contexts may join, and reference by a foreign key. */
export { companies } from './companies/companies.table';
export { people } from './people/people.table';
