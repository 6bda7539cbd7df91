import { lettersOf } from '../words/letters';
import { FORM_LISTS } from './form-lists';

/** Titles of rows of the forms in use (2009 to 2026), as they are printed, with straight quotes. */
export const FORM_TITLES = [
  ...new Set([
    ...FORM_LISTS.flat(),
    'Association Documents Objection Deadline',
    'Lead-Based Paint Termination Deadline (if Residential Addendum attached)',
    'New Loan Conditions Deadline',
    'Loan Objection Deadline',
    'Notice of Value Deadline',
    'Survey Resolution Deadline',
    'Current Survey Deadline',
    'Current Survey Objection Deadline',
    'Current Survey Resolution Deadline',
    'Inspection Deadline',
    'Property Insurance Deadline',
    'Environmental Inspection Objection Deadline',
    'Environmental Inspection Termination Deadline',
    'ADA Evaluation Objection Deadline',
    'ADA Evaluation Termination Deadline',
    'Tenant Estoppel Statements Deadline',
    'Tenant Estoppel Statements Termination Deadline',
    'Estoppel Statements Deadline',
    'Estoppel Statements Termination Deadline',
  ]),
];

const BY_LETTERS = new Map(FORM_TITLES.map((title) => [lettersOf(title), title]));
const KNOWN = new Set(FORM_TITLES.map((title) => title.toLowerCase()));

/** True if a text is a whole title of a form, apart from letter case and the shape of its apostrophe. */
export function isFormTitle(title: string): boolean {
  return KNOWN.has(title.toLowerCase().replace('\u2019', "'"));
}

/** A title of a form with the marks that the form prints, if only these were missed or misread; any other unchanged. */
export function withItsMarks(title: string): string {
  return BY_LETTERS.get(lettersOf(title)) ?? title;
}
