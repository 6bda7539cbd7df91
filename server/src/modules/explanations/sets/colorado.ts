import { explanationSet } from './explanation-set';

const BY_MIDNIGHT = 'It ends at 11:59 PM Mountain Time on its day.';
const BY_TIME_OF_DAY =
  'It ends at the Time of Day Deadline on its day, or at 11:59 PM Mountain Time when none was agreed.';

/** The 43 rows of the dates and deadlines of Colorado's residential contract, in our own words. Not legal advice. */
export const colorado = explanationSet('Colorado', [
  [
    'Time of Day Deadline',
    'The hour at which objections, resolutions, examinations and terminations end on their day.',
    'A time, not a day. When it is left blank, the day ends at 11:59 PM Mountain Time.',
  ],
  [
    'Alternative Earnest Money Deadline',
    'The buyer has handed over the earnest money by then, if not together with the offer.',
    `Often one to three days after everybody has signed. ${BY_MIDNIGHT}`,
  ],
  [
    'Record Title Deadline (and Tax Certificate)',
    'The buyer has received the title commitment and the tax certificate, which show who owns the home and what is owed on it.',
    `Usually one to two weeks after signing. ${BY_MIDNIGHT}`,
  ],
  [
    'Record Title Objection Deadline',
    'The last moment for the buyer to object to something in the title papers.',
    `Usually a few days after the record title deadline. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Off-Record Title Deadline',
    'The seller has told the buyer of rights in the property that no public record shows.',
    BY_MIDNIGHT,
  ],
  [
    'Off-Record Title Objection Deadline',
    'The last moment for the buyer to object to a right that no public record shows.',
    BY_TIME_OF_DAY,
  ],
  [
    'Title Resolution Deadline',
    'Buyer and seller have settled every objection to the title, or the contract ends.',
    BY_TIME_OF_DAY,
  ],
  [
    'Third Party Right to Purchase/Approve Deadline',
    'Whoever may buy first, or must approve the sale, has decided by then.',
    BY_MIDNIGHT,
  ],
  [
    'Association Documents Deadline',
    "The buyer has received the owners' association's rules, budget and minutes.",
    `What counts is when the buyer received them. ${BY_MIDNIGHT}`,
  ],
  [
    'Association Documents Termination Deadline',
    "The last moment for the buyer to end the contract over the association's documents.",
    BY_TIME_OF_DAY,
  ],
  [
    "Seller's Property Disclosure Deadline",
    'The seller has handed over what they know of the state of the home.',
    BY_MIDNIGHT,
  ],
  [
    'Lead-Based Paint Disclosure Deadline',
    'For a home built before 1978: the seller has disclosed what they know of lead paint.',
    `Not used for newer homes. ${BY_MIDNIGHT}`,
  ],
  [
    'New Loan Application Deadline',
    'The buyer has applied for the loan.',
    `Soon after signing; often already done. ${BY_MIDNIGHT}`,
  ],
  [
    'New Loan Terms Deadline',
    "The buyer has decided whether the new loan's rate, costs and conditions are acceptable, or ends the contract.",
    BY_MIDNIGHT,
  ],
  [
    'New Loan Availability Deadline',
    'The last moment for the buyer to end the contract because the loan will not be there in time.',
    `A while before closing. ${BY_MIDNIGHT}`,
  ],
  [
    "Buyer's Credit Information Deadline",
    'Where the seller lends: the buyer has handed over their credit information.',
    BY_MIDNIGHT,
  ],
  [
    "Disapproval of Buyer's Credit Information Deadline",
    "Where the seller lends: the last moment to turn down the buyer's credit.",
    BY_MIDNIGHT,
  ],
  ['Existing Loan Deadline', 'Where the buyer takes over a loan: the seller has handed over its papers.', BY_MIDNIGHT],
  [
    'Existing Loan Termination Deadline',
    'The last moment for the buyer to end the contract over the loan that would be taken over.',
    BY_TIME_OF_DAY,
  ],
  ['Loan Transfer Approval Deadline', 'The lender has agreed that the buyer takes over the loan.', BY_MIDNIGHT],
  [
    'Seller or Private Financing Deadline',
    'The terms of a loan by the seller or a private person are settled.',
    BY_MIDNIGHT,
  ],
  ['Appraisal Deadline', 'The appraisal, the estimate of what the home is worth, has been made.', BY_MIDNIGHT],
  [
    'Appraisal Objection Deadline',
    'The last moment for the buyer to object because the home was valued below its price.',
    BY_TIME_OF_DAY,
  ],
  [
    'Appraisal Resolution Deadline',
    'Buyer and seller have settled an objection to the appraisal, or the contract ends.',
    BY_TIME_OF_DAY,
  ],
  [
    'New ILC or New Survey Deadline',
    'The drawing of the lot, a simple location certificate or a full survey, has been delivered.',
    BY_MIDNIGHT,
  ],
  [
    'New ILC or New Survey Objection Deadline',
    'The last moment for the buyer to object to what the drawing of the lot shows.',
    BY_TIME_OF_DAY,
  ],
  [
    'New ILC or New Survey Resolution Deadline',
    'Buyer and seller have settled an objection to the drawing of the lot, or the contract ends.',
    BY_TIME_OF_DAY,
  ],
  [
    'Water Rights Examination Deadline',
    'The last moment for the buyer to look into water rights and end the contract over them.',
    `Seldom used for a home in town. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Mineral Rights Examination Deadline',
    'The last moment for the buyer to look into rights to oil, gas or minerals below the land and end the contract over them.',
    `Seldom used for a home in town. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Inspection Termination Deadline',
    'The last moment for the buyer to end the contract because of what an inspection found.',
    `Often the same day as the inspection objection. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Inspection Objection Deadline',
    'The last moment for the buyer to ask for repairs or credits after an inspection.',
    `Usually a week to ten days after signing. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Inspection Resolution Deadline',
    'Buyer and seller have agreed on what was asked for after the inspection, or the contract ends.',
    `Usually two or three days after the objection. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Property Insurance Termination Deadline',
    'The last moment for the buyer to end the contract because insurance cannot be had, or costs too much.',
    BY_TIME_OF_DAY,
  ],
  [
    'Due Diligence Documents Delivery Deadline',
    'The seller has handed over leases, permits and the other papers that the contract lists.',
    BY_MIDNIGHT,
  ],
  [
    'Due Diligence Documents Objection Deadline',
    'The last moment for the buyer to object to those papers.',
    BY_TIME_OF_DAY,
  ],
  [
    'Due Diligence Documents Resolution Deadline',
    'Buyer and seller have settled an objection to those papers, or the contract ends.',
    BY_TIME_OF_DAY,
  ],
  [
    'Conditional Sale Deadline',
    'Where the buyer must sell a home first: it is under contract or sold by then, or the contract ends.',
    BY_MIDNIGHT,
  ],
  [
    'Lead-Based Paint Termination Deadline',
    'For a home built before 1978: the last moment for the buyer to end the contract over lead paint.',
    `Not used for newer homes. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Closing Date',
    'The papers are signed, the money is paid, and the home changes hands.',
    'Usually 30 to 45 days after signing; both sides may agree on an earlier day.',
  ],
  [
    'Possession Date',
    'The buyer gets the keys and may move in.',
    'Often the day of closing; later where the seller stays on for a while.',
  ],
  [
    'Possession Time',
    'The hour at which the buyer gets the keys.',
    'A time or an event, such as the moment the deed is handed over; not a day.',
  ],
  [
    'Acceptance Deadline Date',
    'The offer ends when the other side has not signed it by then.',
    'Lies before everything else: it is over once the contract is signed.',
  ],
  [
    'Acceptance Deadline Time',
    'The hour at which the offer ends on the acceptance deadline date.',
    'A time, not a day.',
  ],
]);
