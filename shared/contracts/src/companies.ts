import { ESCALATION_GROUPS } from '@keydate/domain/escalation';
import { isUsState } from '@keydate/domain/us-states';
import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { PICTURE_ERROR_CODES } from './errors/picture-errors';
import { calendarDay, id, lastChangedBy, nameField, role, stored } from './fields';
import { APPOINTED_DAYS_MAX, COMPANY_NAME_MAX, ZIP_CODE_DIGITS } from './limits';

export const companyAddress = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});

/**
 * The fields of a company. The reply, both bodies, the presenter and the drafts follow from it; the bodies add
 * their rules. A new field is optional, because older servers and remotes do not send it.
 */
export const companyFields = z.object({
  name: z.string(),
  website: z.string(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
});

/** A company's additions to the days off of the states, for the days of its contracts (our addition). */
export const ownDaysOff = z.object({
  /** In the order of the calendar. */
  appointed: z.array(calendarDay).max(APPOINTED_DAYS_MAX),
  /** True if the Friday before a holiday on a Saturday is off. */
  fridayBeforeHoliday: z.boolean(),
});

const escalationGroup = z.enum(ESCALATION_GROUPS);

/** Spec § 3, Company; the links carry the codes of the person it is given to (server/src/accounts/README.md, People). */
export const company = companyFields.extend({
  _id: id,
  companyAvatar: stored.nullable(),
  contact: z.object({ address: companyAddress }),
  clientInviteLink: z.string(),
  employeeInviteLink: z.string(),
  agentsInviteLink: z.string(),
  owner: z.object({ _id: id, role, fullName: z.string(), avatar: stored.nullable() }),
  daysOff: ownDaysOff.optional(),
  /** True if the box at Submit that stores a contract with its transaction is on at first (our addition). */
  keepsContracts: z.boolean().optional(),
  /** The rows of which the owner hears where nobody answers their reminders; none: it is off (our addition). */
  escalates: z.array(escalationGroup).optional(),
});
export type Company = z.infer<typeof company>;

const HEX_COLOR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
const color = z.string().regex(HEX_COLOR, 'Please choose a color.');

function required(what: string) {
  return z.string().trim().min(1, `${what} is required`).max(200, `${what} may have at most 200 characters.`);
}

/** One of the list (spec § 3), as a transaction's is: the zone of an unknown one would be a guess. */
const state = required('State').refine(isUsState, 'Please choose one of the states.');

/** Its host reads like a domain (spec § 5: domain-like). */
const DOMAIN_LIKE = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** True if a browser can go there. */
function isWebAddress(typed: string): boolean {
  return URL.canParse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
}

/** Spec § 5, Company creation. */
export const createCompanyBody = companyFields.extend({
  name: nameField('Company Name is required', 'Company Name may have at most 200 characters.', COMPANY_NAME_MAX),
  website: required('Website')
    .regex(DOMAIN_LIKE, { error: 'Invalid URL format', abort: true })
    .refine(isWebAddress, 'Invalid URL format'),
  address: z.object({
    street: required('Street'),
    city: required('City'),
    state,
    zipCode: required('Zip Code').regex(/^\d{5}$/, 'Zip Code must be exactly 5 digits.'),
  }),
  primaryColor: color,
  secondaryColor: color,
});

export const createCompany = defineCall({
  method: 'POST',
  path: 'createCompany',
  summary: 'Create the company of a super role',
  access: 'session',
  encoding: 'form',
  files: ['companyAvatar'],
  body: createCompanyBody,
  errors: ['TERMS_NOT_ACCEPTED', 'COMPANY_EXISTS', 'COMPANY_MISSING', ...PICTURE_ERROR_CODES],
  replies: { 200: replyWith(company) },
});

/** Its host has a dot, and no address but one of the web's can hide in it. */
const WEBSITE = /^(?:https?:\/\/)?[^\s:/?#@]+\.[^\s:/?#@]+(?::\d+)?(?:[/?#]\S*)?$/i;

/** Spec § 5, Company settings; the colors are our addition. */
export const companySettings = companyFields.extend({
  name: nameField('Company name is required', 'Company name may have at most 200 characters.', COMPANY_NAME_MAX),
  website: z
    .string()
    .trim()
    .max(200, { error: 'Invalid URL', abort: true })
    .regex(WEBSITE, { error: 'Invalid URL', abort: true })
    .refine(isWebAddress, 'Invalid URL'),
  contact: z.object({
    address: z.object({
      street: required('Street'),
      city: required('City'),
      state,
      zipCode: z
        .string()
        .trim()
        .regex(/^\d+$/, 'Enter a valid number')
        // spec § 9: a zip code has five digits
        .length(ZIP_CODE_DIGITS, 'Zip Code must be exactly 5 digits.'),
    }),
  }),
  primaryColor: color,
  secondaryColor: color,
});

/** Our addition: only fields that are sent are changed. */
export const updateCompanyBody = companySettings.partial().extend({
  contact: z.object({ address: companySettings.shape.contact.shape.address.partial() }).partial().optional(),
  /** The values that the person saw before they changed these fields: if one is another by now, nothing is saved. */
  seen: companyFields
    .extend({
      contact: z.object({ address: companyAddress.partial() }).partial(),
      /** The address of the picture, empty for none. */
      companyAvatar: z.string(),
    })
    .partial()
    .optional(),
});

export const updateCompany = defineCall({
  method: 'PUT',
  path: 'updateCompany',
  summary: 'Change the company, for super roles',
  access: 'session',
  encoding: 'form',
  files: ['companyAvatar'],
  body: updateCompanyBody,
  errors: ['COMPANY_MISSING', ...PICTURE_ERROR_CODES],
  errorResults: { CHANGED_MEANWHILE: z.object({ company, changedBy: lastChangedBy }) },
  replies: { 200: replyWith(z.object({ company })) },
});

/** Our addition. Each change names only what it adds, removes or chooses: two people's changes do not undo each other. */
export const changeDaysOff = defineCall({
  method: 'PUT',
  path: 'company-days-off',
  summary: 'Add or remove a day off of the company, or choose about the Friday before a holiday, for super roles',
  access: 'session',
  body: z.object({
    add: calendarDay.optional(),
    remove: calendarDay.optional(),
    fridayBeforeHoliday: z.boolean().optional(),
  }),
  errors: ['COMPANY_MISSING', 'DAYS_OFF_FULL'],
  replies: { 200: replyWith(z.object({ company })) },
});

/** Our addition. */
export const chooseKeepsContracts = defineCall({
  method: 'PUT',
  path: 'company-contracts',
  summary:
    'Choose whether contracts are stored with their transactions unless the person says otherwise, for the owner',
  access: 'session',
  body: z.object({ keepsContracts: z.boolean() }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ company })) },
});

/** Our addition. */
export const chooseEscalation = defineCall({
  method: 'PUT',
  path: 'company-escalation',
  summary: 'Choose of which rows the owner hears where nobody answers their reminders, for the owner',
  access: 'session',
  body: z.object({ escalates: z.array(escalationGroup).max(ESCALATION_GROUPS.length) }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ company })) },
});

/** Our addition: an invite code that reached the wrong person is replaced, and the old one is dead at once. */
export const renewInviteLink = defineCall({
  method: 'POST',
  path: 'renew-invite-link',
  summary: 'Replace one of your own invite links',
  access: 'session',
  body: z.object({ link: company.keyof().extract(['clientInviteLink', 'employeeInviteLink', 'agentsInviteLink']) }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ company })) },
});

export const contentList = defineCall({
  method: 'GET',
  path: 'contentList',
  summary: 'Lists that forms offer: the states',
  access: 'public',
  replies: { 200: replyWith(z.object({ states: z.array(z.object({ id: z.string(), name: z.string() })) })) },
});
