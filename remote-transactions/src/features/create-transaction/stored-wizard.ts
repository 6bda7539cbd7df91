import { calendarDay, contractType, timeOfDay } from '@keydate/contracts/fields';
import { contractFacts, rowDoubt, scanExtent, scanSource } from '@keydate/contracts/scans';
import { ownDaysOff } from '@keydate/contracts/companies';
import { z } from 'zod';
import type { DateDraft } from '../../domain/date-draft';
import { storedDeadline } from '../../editing/stored-deadline';
import type { WizardState } from './wizard-state';

const flags = z.array(rowDoubt);

const draft: z.ZodType<DateDraft> = z.object({
  id: z.string(),
  origin: z.enum(['scan', 'explanation', 'added']),
  number: z.string(),
  title: z.string(),
  formerTitle: z.string(),
  description: z.string(),
  words: z.string(),
  day: calendarDay.nullable(),
  flags,
  isTicked: z.boolean(),
  isTickChosen: z.boolean(),
  isEdited: z.boolean(),
  typedDay: calendarDay.nullable(),
  isDaySet: z.boolean(),
  original: z.string(),
  source: scanSource.optional(),
  isAccepted: z.boolean(),
  counted: z
    .object({
      kind: z.enum(['day', 'asked', 'waits', 'none']),
      readDay: calendarDay.nullable(),
      steps: z.array(z.string()),
      remarks: z.array(z.string()),
    })
    .nullable(),
});

const typed = z.string().optional();

const proposal = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, page: z.number(), words: z.string() }).nullable();

const address = z.object({ street: z.string(), city: z.string(), state: z.string(), zipcode: z.string() });

const start = z.object({
  proposals: z
    .object({
      address: proposal(address),
      side: proposal(contractType),
      client: proposal(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('existing'), id: z.string(), name: z.string() }),
          z.object({ kind: z.literal('new'), name: z.string(), email: z.string() }),
        ]),
      ),
    })
    .nullable(),
});

const column = z.enum(['title', 'date']);

const choice = z.object({ title: z.number().nullable(), date: z.number().nullable() });

const scan = z.object({
  fileName: z.string(),
  readingId: z.string().nullable(),
  address: address.nullable(),
  isKept: z.boolean(),
  table: z.object({
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        cells: z.array(z.string()),
        original: z.string(),
        source: scanSource.optional(),
        flags,
      }),
    ),
    extent: scanExtent.nullable(),
    stated: contractFacts.pick({ mec: true, roll: true }).optional(),
  }),
  choice,
  refusal: z.object({ role: column, message: z.string() }).nullable(),
  drafts: z.array(draft),
  mappedBy: choice.nullable(),
});

/** A wizard as it is stored. A field that is added later needs a default: else a draft of the release before is lost. */
export const storedWizard: z.ZodType<WizardState> = z.object({
  requestId: z.uuid(),
  step: z.enum(['listing', 'client', 'dates', 'columns', 'review']),
  listing: address,
  client: z.object({
    isNew: z.enum(['Yes', 'No']),
    client_name: z.string(),
    phone_number: z.string(),
    email_address: z.string(),
    client_id: z.string(),
    pickedName: z.string(),
  }),
  contractType,
  source: z.enum(['scan', 'manual']).nullable(),
  reading: z.string().nullable(),
  readingId: z.string().nullable(),
  scan: scan.nullable(),
  start: start.nullable(),
  chosen: z.object({ state: z.boolean(), contractType: z.boolean() }),
  fileChoice: z.object({ taken: z.string(), others: z.array(z.string()) }).nullable(),
  manual: z.object({ state: z.string(), drafts: z.array(draft) }).nullable(),
  asking: z.array(z.string()),
  timeOfDay: timeOfDay.nullable(),
  acceptanceTime: timeOfDay.nullable(),
  counting: z.object({
    starts: z.object({ mec: typed, acceptance: typed, effectiveDate: typed, contractDate: typed }),
    roll: z.enum(['will', 'will_not', 'unknown']).nullable(),
  }),
  ownDaysOff,
  editing: z.object({ id: z.string(), entry: storedDeadline }).nullable().catch(null),
  lastEdited: z.string().nullable(),
  removed: z.object({ row: draft, position: z.number() }).nullable().catch(null),
});
