import { listConversations } from '@keydate/contracts/chat';
import { companyClients } from '@keydate/contracts/clients';
import { calendarDay, role, timeOfDay } from '@keydate/contracts/fields';
import { updateUser } from '@keydate/contracts/people';
import { saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { listingStep, listTransactions } from '@keydate/contracts/transactions';
import { US_STATES } from '@keydate/domain/us-states';
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

const twoDigits = (n: number) => String(n).padStart(2, '0');
const email = fc
  .tuple(fc.stringMatching(/^[a-z0-9][a-z0-9._+-]{0,20}$/), fc.stringMatching(/^[a-z0-9]{1,12}$/))
  .map(([name, host]) => `${name}@${host}.example`);

/** A moment in UTC: in any year of four digits, to the minute, the second or a part of one. */
const moment = fc
  .tuple(
    fc.date({ min: new Date('0000-01-01T00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }),
    fc.constantFrom('', ':07', ':07.5', ':07.125', ':07.123456789'),
  )
  .map(([date, seconds]) => `${date.toISOString().slice(0, 16)}${seconds}Z`);

const state = fc.constantFrom(...US_STATES.map(({ name }) => name));

/** Valid values of schemas that a function checks: their definitions do not show them. */
const KNOWN = new Map<unknown, Arbitrary<unknown>>([
  [
    calendarDay,
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), fc.integer({ min: 2000, max: 2045 }))
      .map(([month, day, year]) => `${twoDigits(month)}-${twoDigits(day)}-${year}`),
  ],
  [
    timeOfDay,
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map(twoDigits).join(':')),
  ],
  [saveReminderSettings.body.shape.timeZone, fc.constantFrom('America/Denver', 'Asia/Kolkata', 'UTC')],
  [role, fc.constantFrom('Client', 'Employee', 'Agent', 'SuperRealtor', 'SuperLender')],
  [listingStep.shape.zipcode, fc.stringMatching(/^\d{5}$/)],
  // these need more than the schema says: JSON with a phone, and a cursor that a list has returned
  [updateUser.body.shape.contact, fc.constantFrom('{}', '{"phone":""}', '{"phone":"3035550142"}', undefined)],
  [listTransactions.query.shape.cursor, fc.constant(undefined)],
  [companyClients.query.shape.cursor, fc.constant(undefined)],
  [listConversations.query.shape.cursor, fc.constant(undefined)],
]);

interface Def {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  values?: readonly unknown[];
  entries?: Record<string, string>;
  format?: string;
  checks?: readonly {
    _zod: {
      def: {
        check: string;
        format?: string;
        pattern?: RegExp;
        minimum?: number;
        maximum?: number;
        length?: number;
        value?: number;
      };
    };
  }[];
}

/** Inputs that a schema accepts, made from the schema. */
export function validInput(schema: unknown): Arbitrary<unknown> {
  const { safeParse, def } = schema as z.ZodType & { def: Def };
  let refused = 0;
  return (KNOWN.get(schema) ?? made(schema, def)).filter((value) => {
    const read = safeParse(value);
    refused = read.success ? 0 : refused + 1;
    if (refused > 5000)
      throw new Error(
        `valid-input.ts makes nothing that this schema takes: ${JSON.stringify([def, value, read.error?.issues])}`,
      );
    return read.success;
  });
}

function made(schema: unknown, def: Def): Arbitrary<unknown> {
  switch (def.type) {
    case 'object': {
      const shape = Object.entries((schema as z.ZodObject).shape).map(
        ([name, field]) => [name, validInput(field)] as const,
      );
      return fc
        .record(Object.fromEntries(shape))
        .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
    }
    case 'optional':
    case 'default':
    case 'catch':
      return fc.option(validInput(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(validInput(def.innerType), { nil: null });
    case 'array':
      return fc.array(validInput(def.element), { maxLength: 3 });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(validInput));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: bound(def, 'greater_than') ?? 0, max: bound(def, 'less_than') ?? 1000 });
    case 'string':
      return aText(def);
    default:
      throw new Error(`valid-input.ts knows no ${def.type}: teach it, or name an arbitrary for the field`);
  }
}

function bound({ checks = [] }: Def, kind: string): number | undefined {
  const { value } = checks.map(({ _zod }) => _zod.def).find(({ check }) => check === kind) ?? {};
  return Number.isSafeInteger(value) ? value : undefined;
}

function aText({ format, checks = [] }: Def): Arbitrary<string> {
  const rules = checks.map(({ _zod }) => _zod.def);
  if (format === 'uuid') return fc.uuid();
  if (format === 'datetime') return moment;
  const patterns = rules.flatMap(({ pattern }) => pattern ?? []);
  if (patterns.some(({ source }) => source.includes(']+@'))) return email;
  if (patterns[0]) return fc.stringMatching(new RegExp(patterns[0].source), { size: 'small' });
  const minLength = Math.max(0, ...rules.map(({ minimum, length }) => minimum ?? length ?? 0));
  const maxLength = Math.min(minLength + 60, ...rules.map(({ maximum, length }) => maximum ?? length ?? Infinity));
  const text = fc.string({ unit: 'grapheme', minLength, maxLength }).filter((made) => !made.includes('\0'));
  // a text that a function checks is a state, or almost any text
  return rules.some(({ check }) => check === 'custom') ? fc.oneof(state, text) : text;
}
