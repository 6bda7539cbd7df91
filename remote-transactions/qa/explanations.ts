import type { Explanation } from '@keydate/contracts/explanations';
import { anExplanation } from '@keydate/testing/builders/explanations';

const COLORADO = [
  [
    'Alternative Earnest Money Deadline',
    'The day by which the holder must have the earnest money, if it does not come with the contract.',
  ],
  ['Record Title Deadline', 'The day by which the buyer must have the title commitment.'],
  ['Record Title Objection Deadline', 'The last day on which the buyer may object to what the title shows.'],
  ['Association Documents Deadline', 'The day by which the buyer must have the documents of the owners’ association.'],
  ['Inspection Objection Deadline', 'The last day on which the buyer may object to what an inspection found.'],
  [
    'Inspection Resolution Deadline',
    'The day by which both sides must agree about those objections, or the contract ends.',
  ],
  ['Appraisal Deadline', 'The day by which the appraisal must be done.'],
  ['New Loan Terms Deadline', 'The last day on which the buyer may terminate because of the loan’s terms.'],
  ['Closing Date', 'The day on which the documents are signed and the money is paid.'],
  ['Possession Date', 'The day on which the buyer gets the keys.'],
] as const;

const ELSEWHERE = [
  ['Inspection', 'The last day for inspections.'],
  ['Financing', 'The day by which the loan must be approved.'],
  ['Closing', 'The day on which the house changes hands.'],
] as const;

/** A set for Colorado, and a general one for all other states. */
export function explanations(): Explanation[] {
  return [
    ...COLORADO.map(([title, description]) => anExplanation({ title, description, state: 'Colorado' })),
    ...ELSEWHERE.map(([title, description]) => anExplanation({ title, description, state: 'General' })),
  ];
}
