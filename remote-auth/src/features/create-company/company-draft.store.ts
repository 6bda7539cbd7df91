import { tabStorage } from '@keydate/client';
import { companyAddress, companyFields } from '@keydate/contracts/companies';
import { persistedEntries } from '@keydate/forms/entries';
import type { z } from 'zod';
import type { CompanyFields } from './company-fields';

const schema: z.ZodType<CompanyFields> = companyFields.extend({ address: companyAddress });

/** Drafts of companies in this tab. The key is the user's id, because another user may sign in here later. */
export const companyDrafts = persistedEntries({ storage: tabStorage, name: 'keydate.company', schema });
