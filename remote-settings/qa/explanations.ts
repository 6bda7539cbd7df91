import type { Explanation } from '@keydate/contracts/explanations';
import { anExplanation } from '@keydate/testing/builders/explanations';

const TEXT = {
  description:
    'The last day on which the buyer may ask for repairs. The buyer acts. After it, the home is taken as it is.',
  dateExplanation: 'Usually a week to ten days after signing.',
};

const TITLES = {
  Colorado: [
    'Alternative Earnest Money Deadline',
    'Record Title Deadline (and Tax Certificate)',
    'Inspection Objection Deadline',
    'Inspection Resolution Deadline',
    'Appraisal Deadline',
    'Closing Date',
  ],
  General: ['Inspection Deadline', 'Loan Approval Deadline', 'Closing Date'],
} as const;

/** The id of the one that is in the person's own words. */
export const EDITED_ID = 'repairs';

/** A set for Colorado, and a general one; one is in the person's own words. */
export function explanations(): Explanation[] {
  const all = Object.entries(TITLES).flatMap(([state, titles]) =>
    titles.map((title) => anExplanation({ title, state, ...TEXT })),
  );
  return all.map((explanation) =>
    explanation.title === 'Inspection Objection Deadline'
      ? {
          ...explanation,
          _id: EDITED_ID,
          title: 'Repairs',
          description: 'Call the inspector, then write the objection.',
          isEdited: true,
        }
      : explanation,
  );
}
