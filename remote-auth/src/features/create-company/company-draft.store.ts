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

/** The company that a user has begun to enter in this tab, by the user's id: somebody else may sign in here later. */
export const companyDrafts = persistedEntries({ storage: tabStorage, name: 'keydate.company', schema });
