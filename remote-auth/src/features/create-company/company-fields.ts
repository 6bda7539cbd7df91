import { createCompanyBody } from '@keydate/contracts/companies';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '@keydate/contracts/limits';
import type { z } from 'zod';

export type CompanyFields = z.input<typeof createCompanyBody>;

export const EMPTY_COMPANY: CompanyFields = {
  name: '',
  website: '',
  address: { street: '', city: '', state: '', zipCode: '' },
  primaryColor: DEFAULT_PRIMARY_COLOR,
  secondaryColor: DEFAULT_SECONDARY_COLOR,
};
