import { tabStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';
import type { CompanyFields } from './company-fields';

const text = z.string();
const schema: z.ZodType<CompanyFields> = z.object({
  name: text,
  website: text,
  address: z.object({ street: text, city: text, state: text, zipCode: text }),
  primaryColor: text,
  secondaryColor: text,
});

/** Drafts of companies in this tab. The key is the user's id, because another user may sign in here later. */
export const companyDrafts = persistedEntries({ storage: tabStorage, name: 'keydate.company', schema });
