import { plain } from '../same-title';

/** Titles of rows of the forms in use (2009 to 2026), as they are printed, with straight quotes. */
export const FORM_TITLES = [
  'Time of Day Deadline', 'Alternative Earnest Money Deadline',
  'Title Deadline', 'Record Title Deadline', 'Record Title Deadline (and Tax Certificate)', 'Record Title Objection Deadline',
  'Off-Record Title Deadline', 'Off-Record Title Objection Deadline', 'Title Resolution Deadline', 'Title Objection Deadline',
  'Document Request Deadline', 'Off-Record Matters Deadline', 'Off-Record Matters Objection Deadline',
  'Third Party Right to Purchase/Approve Deadline', 'Right of First Refusal Deadline',
  'Association Documents Deadline', 'Association Documents Termination Deadline', 'Association Documents Objection Deadline',
  'CIC Documents Deadline', 'CIC Documents Objection Deadline',
  "Seller's Property Disclosure Deadline", 'Lead-Based Paint Disclosure Deadline',
  'Lead-Based Paint Disclosure Deadline (if Residential Addendum attached)', 'Lead-Based Paint Termination Deadline', 'Lead-Based Paint Termination Deadline (if Residential Addendum attached)',
  'New Loan Application Deadline', 'New Loan Terms Deadline', 'New Loan Termination Deadline', 'New Loan Availability Deadline',
  'New Loan Conditions Deadline', 'Loan Application Deadline', 'Loan Conditions Deadline', 'Loan Objection Deadline',
  "Buyer's Credit Information Deadline", "Disapproval of Buyer's Credit Information Deadline",
  'Existing Loan Deadline', 'Existing Loan Termination Deadline', 'Existing Loan Documents Deadline', 'Existing Loan Documents Objection Deadline',
  'Loan Transfer Approval Deadline', 'Seller or Private Financing Deadline',
  'Appraisal Deadline', 'Appraisal Objection Deadline', 'Appraisal Resolution Deadline', 'Notice of Value Deadline',
  'Survey Deadline', 'Survey Objection Deadline', 'Survey Resolution Deadline', 'Current Survey Deadline', 'Current Survey Objection Deadline', 'Current Survey Resolution Deadline',
  'New ILC or New Survey Deadline', 'New ILC or New Survey Objection Deadline', 'New ILC or New Survey Resolution Deadline',
  'Water Rights Examination Deadline', 'Mineral Rights Examination Deadline',
  'Inspection Deadline', 'Inspection Termination Deadline', 'Inspection Objection Deadline', 'Inspection Resolution Deadline',
  'Property Insurance Deadline', 'Property Insurance Termination Deadline', 'Property Insurance Objection Deadline',
  'Due Diligence Documents Delivery Deadline', 'Due Diligence Documents Objection Deadline', 'Due Diligence Documents Resolution Deadline',
  'Environmental Inspection Objection Deadline', 'Environmental Inspection Termination Deadline', 'ADA Evaluation Objection Deadline',
  'ADA Evaluation Termination Deadline', 'Tenant Estoppel Statements Deadline', 'Tenant Estoppel Statements Termination Deadline',
  'Estoppel Statements Deadline', 'Estoppel Statements Termination Deadline',
  'Conditional Sale Deadline', 'Closing Date', 'Possession Date', 'Possession Time', 'Acceptance Deadline Date', 'Acceptance Deadline Time',
];

const BY_LETTERS = new Map(FORM_TITLES.map((title) => [plain(title), title]));
const KNOWN = new Set(FORM_TITLES.map((title) => title.toLowerCase()));

/** Whether a text is the whole of such a title, letter case and curls of its apostrophe aside. */
export function isFormTitle(title: string): boolean {
  return KNOWN.has(title.toLowerCase().replace('\u2019', "'"));
}

/** A title of a form with the marks that the form prints, where only these were passed over or misread; any other as it is. */
export function withItsMarks(title: string): string {
  return BY_LETTERS.get(plain(title)) ?? title;
}
