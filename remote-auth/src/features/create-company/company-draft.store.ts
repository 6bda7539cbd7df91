import { z } from 'zod';
import { createFlow } from '../keep-flow/flow.store';
import { NO_COMPANY_YET, type CompanyFields } from './company-fields';

const text = z.string();
const fields: z.ZodType<CompanyFields> = z.object({
  name: text,
  website: text,
  address: z.object({ street: text, city: text, state: text, zipCode: text }),
  primaryColor: text,
  secondaryColor: text,
});
/** What a person has typed so far; in this tab somebody else may have signed in since. */
const companyDraft = z.object({ personId: text, fields });
type CompanyDraft = z.infer<typeof companyDraft>;

type DraftEvent = { type: 'typed'; draft: CompanyDraft } | { type: 'left' };

const start: CompanyDraft = { personId: '', fields: NO_COMPANY_YET };

/** The company that is being typed in this tab, and how to tell it more. */
export const useCompanyDraft = createFlow({
  key: 'keydate.company',
  schema: companyDraft,
  start,
  reduce: (_draft: CompanyDraft, event: DraftEvent) => (event.type === 'typed' ? event.draft : start),
});
