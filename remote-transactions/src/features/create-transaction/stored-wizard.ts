import { calendarDay } from '@keydate/contracts/fields';
import { scanDoubtKind } from '@keydate/contracts/scans';
import { contractType } from '@keydate/contracts/transactions';
import { z } from 'zod';
import type { DateDraft } from '../../domain/date-draft';
import type { WizardState } from './wizard-state';

const draft: z.ZodType<DateDraft> = z.object({
  id: z.string(),
  origin: z.enum(['scan', 'explanation', 'added']),
  number: z.string(),
  title: z.string(),
  description: z.string(),
  words: z.string(),
  day: calendarDay.nullable(),
  doubts: z.array(scanDoubtKind),
  isTicked: z.boolean(),
  isEdited: z.boolean(),
});

const column = z.enum(['title', 'date']);

const choice = z.object({ title: z.number().nullable(), date: z.number().nullable() });

const scan = z.object({
  fileName: z.string(),
  table: z.object({ columns: z.array(z.string()), rows: z.array(z.object({ cells: z.array(z.string()), doubts: z.array(scanDoubtKind) })) }),
  choice,
  refusal: z.object({ role: column, message: z.string() }).nullable(),
  drafts: z.array(draft),
  mappedBy: choice.nullable(),
});

const wizard: z.ZodType<WizardState> = z.object({
  requestId: z.uuid(),
  step: z.enum(['listing', 'client', 'dates', 'columns', 'review']),
  listing: z.object({ street: z.string(), city: z.string(), zipcode: z.string(), state: z.string() }),
  client: z.object({
    isNew: z.enum(['Yes', 'No']),
    client_name: z.string(),
    phone_number: z.string(),
    email_address: z.string(),
    client_id: z.string(),
  }),
  contractType,
  source: z.enum(['scan', 'manual']).nullable(),
  scan: scan.nullable(),
  manual: z.object({ state: z.string(), drafts: z.array(draft) }).nullable(),
  editing: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('row'), id: z.string() }),
    z.object({ kind: z.literal('new') }),
  ]).nullable(),
  lastEdited: z.string().nullable(),
  removed: z.object({ draft, position: z.number() }).nullable(),
});

/** Whose wizard each is, by their ids. Those of other people stay as they are. */
const byPerson = z.record(z.string(), z.unknown());

/** The wizard that was put away for this person; null when there is none, or when it is not of this shape any more. */
export function wizardIn(text: string | null, userId: string): WizardState | null {
  return wizard.safeParse(readAll(text)[userId]).data ?? null;
}

/** What is to be put away when this person's wizard is `state`, or none; null when nobody has one. */
export function withWizard(text: string | null, userId: string, state: WizardState | null): string | null {
  const others = Object.entries(readAll(text)).filter(([id]) => id !== userId);
  const all = state ? [...others, [userId, state]] : others;
  return all.length === 0 ? null : JSON.stringify(Object.fromEntries(all));
}

function readAll(text: string | null): Record<string, unknown> {
  return byPerson.safeParse(parseJson(text ?? '')).data ?? {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
