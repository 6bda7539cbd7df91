import type { Explanation } from '@keydate/contracts/explanations';
import { anExplanation } from '@keydate/testing/builders/explanations';

const COLORADO = [
  [
    'Alternative Earnest Money Deadline',
    'The day by which the earnest money is with its holder, when it does not come with the contract.',
  ],
  ['Record Title Deadline', 'The day by which the buyer has the title commitment.'],
  ['Record Title Objection Deadline', 'The last day on which the buyer may object to what the title shows.'],
  ['Association Documents Deadline', 'The day by which the buyer has the papers of the owners’ association.'],
  ['Inspection Objection Deadline', 'The last day on which the buyer may object to what an inspection found.'],
  ['Inspection Resolution Deadline', 'The day by which both sides agree about those objections, or the contract ends.'],
  ['Appraisal Deadline', 'The day by which the appraisal is there.'],
  ['New Loan Terms Deadline', 'The day by which the buyer knows the loan’s terms and may still say no.'],
  ['Closing Date', 'The day on which papers are signed and money changes hands.'],
  ['Possession Date', 'The day on which the buyer gets the keys.'],
] as const;

const ELSEWHERE = [
  ['Inspection', 'The last day for inspections.'],
  ['Financing', 'The day by which the loan is approved.'],
  ['Closing', 'The day on which the house changes hands.'],
] as const;

/** A set for Colorado, and the general one that all other states share. */
export function explanations(): Explanation[] {
  return [
    ...COLORADO.map(([title, description]) => anExplanation({ title, description, state: 'Colorado' })),
    ...ELSEWHERE.map(([title, description]) => anExplanation({ title, description, state: 'General' })),
  ];
}
