import { calendarDay, timeOfDay } from '@keydate/contracts/fields';
import { contractFacts, rowDoubt, scanDoubtKind, scanExtent, scanSource } from '@keydate/contracts/scans';
import { contractType } from '@keydate/contracts/fields';
import { ownDaysOff } from '@keydate/contracts/companies';
import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { z } from 'zod';
import { NOT_COUNTED, startOfState } from '../../domain/count-drafts';
import type { DateDraft } from '../../domain/date-draft';
import { storedDeadline } from '../../editing/stored-deadline';
import type { WizardState } from './wizard-state';

// earlier releases stored only the kind
const flag = z.union([rowDoubt, scanDoubtKind.transform((kind) => ({ kind }))]);
type Flag = z.infer<typeof flag>;

/** Flags were stored as `doubts` before. */
const flagged = { flags: z.array(flag).optional(), doubts: z.array(flag).optional() };

const draft: z.ZodType<DateDraft> = z
  .object({
    id: z.string(),
    origin: z.enum(['scan', 'explanation', 'added']),
    number: z.string(),
    title: z.string(),
    formerTitle: z.string().default(''),
    description: z.string(),
    words: z.string(),
    day: calendarDay.nullable(),
    ...flagged,
    isTicked: z.boolean(),
    // an earlier release did not know who ticked it
    isTickChosen: z.boolean().default(true),
    isEdited: z.boolean(),
    typedDay: calendarDay.nullable().default(null),
    isDaySet: z.boolean().optional(),
    original: z.string().default(''),
    source: scanSource.optional().catch(undefined),
    isAccepted: z.boolean().default(false),
    counted: z
      .object({
        kind: z.enum(['day', 'asked', 'waits', 'none']).default('day'),
        readDay: calendarDay.nullable(),
        steps: z.array(z.string()),
        remarks: z.array(z.string()),
      })
      .nullable()
      .default(null),
  })
  .transform(withFlags)
  // an earlier release did not know what was edited
  .transform((stored) => ({ ...stored, isDaySet: stored.isDaySet ?? stored.isEdited }));

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
  readingId: z.string().nullable().default(null),
  address: address.nullable().default(null),
  isKept: z.boolean().default(false),
  table: z.object({
    columns: z.array(z.string()),
    rows: z.array(
      z
        .object({
          cells: z.array(z.string()),
          original: z.string().default(''),
          source: scanSource.optional().catch(undefined),
          ...flagged,
        })
        .transform(withFlags),
    ),
    extent: scanExtent.nullable().default(null),
    stated: contractFacts.pick({ mec: true, roll: true }).optional().catch(undefined),
  }),
  choice,
  refusal: z.object({ role: column, message: z.string() }).nullable(),
  drafts: z.array(draft),
  mappedBy: choice.nullable(),
});

const fields = z.object({
  requestId: z.uuid(),
  step: z.enum(['listing', 'client', 'dates', 'columns', 'review']),
  listing: address,
  client: z.object({
    isNew: z.enum(['Yes', 'No']),
    client_name: z.string(),
    phone_number: z.string(),
    email_address: z.string(),
    client_id: z.string(),
    pickedName: z.string().default(''),
  }),
  contractType,
  source: z.enum(['scan', 'manual']).nullable(),
  reading: z.string().nullable().default(null),
  readingId: z.string().nullable().default(null),
  scan: scan.nullable(),
  start: start.nullable().default(null),
  chosen: z.object({ state: z.boolean(), contractType: z.boolean() }).default({ state: false, contractType: false }),
  fileChoice: z
    .object({ taken: z.string(), others: z.array(z.string()) })
    .nullable()
    .default(null),
  manual: z.object({ state: z.string(), drafts: z.array(draft) }).nullable(),
  asking: z.array(z.string()).default([]),
  timeOfDay: timeOfDay.nullable().default(null),
  acceptanceTime: timeOfDay.nullable().default(null),
  counting: z
    .object({
      // an earlier release stored one day, without its name
      start: typed,
      starts: z.object({ mec: typed, acceptance: typed, effectiveDate: typed, contractDate: typed }).default({}),
      roll: z.enum(['will', 'will_not', 'unknown']).nullable(),
    })
    .default(NOT_COUNTED),
  ownDaysOff: ownDaysOff.catch({ ...NO_OWN_DAYS_OFF, appointed: [] }),
  editing: z.object({ id: z.string(), entry: storedDeadline }).nullable().catch(null),
  lastEdited: z.string().nullable(),
  removed: z.object({ row: draft, position: z.number() }).nullable().catch(null),
});

/** A wizard as it is stored. One that an earlier release stored, with fewer fields, can still be opened. */
export const storedWizard: z.ZodType<WizardState> = fields.transform(
  ({ counting: { start, ...counting }, ...wizard }) => {
    const name = startOfState(wizard.listing.state);
    const starts = start && name ? { [name]: start, ...counting.starts } : counting.starts;
    return { ...wizard, counting: { ...counting, starts } };
  },
);

function withFlags<Stored extends { flags?: Flag[]; doubts?: Flag[] }>({ flags, doubts, ...stored }: Stored) {
  return { ...stored, flags: flags ?? doubts ?? [] };
}
