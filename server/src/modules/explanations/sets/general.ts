import { explanationSet } from './explanation-set';

const AS_AGREED = 'The contract names the day, or a number of days after everybody has signed.';

/** What contracts of most states have in common, for those without a set of their own. Not legal advice. */
export const general = explanationSet('General', [
  [
    'Earnest Money Deadline',
    'The buyer has handed over the earnest money that shows they mean it.',
    `Often one to three days after signing. ${AS_AGREED}`,
  ],
  ['Seller Disclosure Deadline', 'The seller has handed over what they know of the state of the home.', AS_AGREED],
  [
    'Inspection Deadline',
    'The buyer has had the home inspected.',
    `Often a week to ten days after signing. ${AS_AGREED}`,
  ],
  [
    'Inspection Objection Deadline',
    'The last moment for the buyer to ask for repairs or credits, or to end the contract over what was found.',
    AS_AGREED,
  ],
  [
    'Inspection Resolution Deadline',
    'Buyer and seller have agreed on what was asked for after the inspection.',
    AS_AGREED,
  ],
  ['Loan Application Deadline', 'The buyer has applied for the loan.', AS_AGREED],
  ['Loan Approval Deadline', 'The lender has agreed to the loan, or the buyer may end the contract.', AS_AGREED],
  ['Appraisal Deadline', 'The home has been valued, and an objection to its value has been raised.', AS_AGREED],
  [
    'Title Commitment Deadline',
    'The buyer has received the papers that show who owns the home and what is owed on it.',
    AS_AGREED,
  ],
  ['Title Objection Deadline', 'The last moment for the buyer to object to something in the title papers.', AS_AGREED],
  [
    'Association Documents Deadline',
    "The buyer has received the owners' association's rules, budget and minutes.",
    AS_AGREED,
  ],
  ['Insurance Deadline', 'The buyer has found insurance for the home at a price they accept.', AS_AGREED],
  [
    'Final Walk-Through',
    'The buyer looks at the home once more before closing.',
    'Usually the day before closing, or that morning.',
  ],
  [
    'Closing Date',
    'The papers are signed, the money is paid, and the home changes hands.',
    'Usually 30 to 45 days after signing.',
  ],
  ['Possession Date', 'The buyer gets the keys and may move in.', 'Often the day of closing.'],
]);
