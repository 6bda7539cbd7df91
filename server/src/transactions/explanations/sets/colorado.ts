import { explanationSet } from './explanation-set';

const BY_MIDNIGHT = 'It ends at 11:59 PM Mountain Time on its day.';
const BY_TIME_OF_DAY =
  'It ends at the Time of Day Deadline on its day, or at 11:59 PM Mountain Time when none was agreed.';

/**
 * The 43 rows of the dates and deadlines of Colorado's residential contract, in our own words: what each is, who acts, and what
 * happens if it passes; then how its day is found. Not legal advice.
 */
export const colorado = explanationSet('Colorado', [
  [
    'Time of Day Deadline',
    'The hour at which objections, resolutions, examinations and terminations end on their day. Both sides agree on it in the contract. A notice that comes after it on the last day comes too late.',
    'A time, not a day. When it is left blank, the day ends at 11:59 PM Mountain Time.',
  ],
  [
    'Alternative Earnest Money Deadline',
    'The buyer hands the earnest money to the holder named in the contract, if it did not come with the offer. The buyer acts. If it passes unpaid, the buyer is in default, and the seller may end the contract.',
    `Often one to three days after everybody has signed. ${BY_MIDNIGHT}`,
  ],
  [
    'Record Title Deadline (and Tax Certificate)',
    'The buyer receives the title commitment and the tax certificate, which show who owns the home and what is owed on it. The title company, ordered by the party named in the contract, delivers them. If they are late, ask for them at once: the time to object still runs.',
    `Usually one to two weeks after signing. ${BY_MIDNIGHT}`,
  ],
  [
    'Record Title Objection Deadline',
    'The last moment to object to something in the title papers. The buyer gives written notice. If it passes in silence, the buyer accepts the title as the papers show it.',
    `Usually a few days after the record title deadline. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Off-Record Title Deadline',
    'The seller hands over surveys and discloses rights in the property that no public record shows, such as a lease or a shared driveway. The seller acts. If nothing comes, ask in writing: the time to object still runs.',
    BY_MIDNIGHT,
  ],
  [
    'Off-Record Title Objection Deadline',
    'The last moment to object to a right that no public record shows. The buyer gives written notice. If it passes in silence, the buyer accepts these rights.',
    BY_TIME_OF_DAY,
  ],
  [
    'Title Resolution Deadline',
    'Buyer and seller agree in writing on every objection to the title. Both act. If it passes without agreement, the contract ends, unless the buyer has withdrawn the objections.',
    BY_TIME_OF_DAY,
  ],
  [
    'Third Party Right to Purchase/Approve Deadline',
    'Anyone who may buy first, or must approve the sale, decides by then. The seller asks them. If somebody buys first, or an approval that is needed does not come, the contract ends.',
    BY_MIDNIGHT,
  ],
  [
    'Association Documents Deadline',
    "The buyer receives the owners' association's rules, budget and minutes. The seller has them delivered, at the seller's cost. If they are late, ask for them at once: the buyer needs them to decide about the next deadline.",
    `What counts is when the buyer received them. ${BY_MIDNIGHT}`,
  ],
  [
    'Association Documents Termination Deadline',
    "The last moment to end the contract over the association's documents. The buyer gives written notice. If it passes in silence, the buyer accepts the documents.",
    BY_TIME_OF_DAY,
  ],
  [
    "Seller's Property Disclosure Deadline",
    'The seller hands over the form that says what they know of the condition of the home. The seller acts. If it is late, ask for it before the inspection: it tells the inspector where to look.',
    BY_MIDNIGHT,
  ],
  [
    'Lead-Based Paint Disclosure Deadline',
    'For a home built before 1978: the seller discloses what they know of lead paint, and both sides sign the form. The seller acts. Without it the contract should not go on: federal law asks for it.',
    `Not used for newer homes. ${BY_MIDNIGHT}`,
  ],
  [
    'New Loan Application Deadline',
    'The buyer applies for the loan. The buyer acts. If it passes without an application, the buyer is in breach of the contract.',
    `Soon after signing; often already done. ${BY_MIDNIGHT}`,
  ],
  [
    'New Loan Terms Deadline',
    "The buyer decides whether the new loan's rate, costs and conditions are acceptable. The buyer may end the contract by written notice. If it passes in silence, the terms are no reason to end the contract anymore.",
    BY_MIDNIGHT,
  ],
  [
    'New Loan Availability Deadline',
    'The last moment to end the contract because the loan will not be there in time. The buyer gives written notice, after asking the lender. If it passes in silence and the loan fails later, the earnest money is at risk.',
    `A while before closing. ${BY_MIDNIGHT}`,
  ],
  [
    "Buyer's Credit Information Deadline",
    'Where the seller lends or the buyer takes over a loan: the buyer hands over what shows that they can pay. The buyer acts. If it is late, the seller cannot decide in time.',
    BY_MIDNIGHT,
  ],
  [
    "Disapproval of Buyer's Credit Information Deadline",
    "The last moment to turn down the buyer's credit. The seller gives written notice. If it passes in silence, the seller accepts it.",
    BY_MIDNIGHT,
  ],
  [
    'Existing Loan Deadline',
    'Where the buyer takes over a loan: the buyer receives its papers. The seller delivers them. If they are late, ask for them at once: the time to decide still runs.',
    BY_MIDNIGHT,
  ],
  [
    'Existing Loan Termination Deadline',
    'The last moment to end the contract over the terms of the loan that would be taken over. The buyer gives written notice. If it passes in silence, the buyer accepts these terms.',
    BY_TIME_OF_DAY,
  ],
  [
    'Loan Transfer Approval Deadline',
    'The lender agrees that the buyer takes over the loan. The buyer applies for it, and the seller helps. If it passes without approval, the contract ends.',
    BY_MIDNIGHT,
  ],
  [
    'Seller or Private Financing Deadline',
    'The buyer decides whether the terms of a loan by the seller or a private person are acceptable. The buyer may end the contract by written notice. If it passes in silence, the buyer accepts them.',
    BY_MIDNIGHT,
  ],
  [
    'Appraisal Deadline',
    "An appraiser estimates what the home is worth. The buyer or the buyer's lender orders it. If it is not there by then, there is less time left to object to it.",
    BY_MIDNIGHT,
  ],
  [
    'Appraisal Objection Deadline',
    'The last moment to object, or to end the contract, because the home was valued below its price. The buyer gives written notice, with the appraisal. If it passes in silence, the buyer accepts the price.',
    BY_TIME_OF_DAY,
  ],
  [
    'Appraisal Resolution Deadline',
    'Buyer and seller agree in writing on an objection to the appraisal. Both act. If it passes without agreement, the contract ends, unless the buyer has withdrawn the objection.',
    BY_TIME_OF_DAY,
  ],
  [
    'New ILC or New Survey Deadline',
    'The buyer receives the drawing of the lot: an improvement location certificate, or a full survey. The party named in the contract orders it. If it is late, ask for it at once: the time to object still runs.',
    BY_MIDNIGHT,
  ],
  [
    'New ILC or New Survey Objection Deadline',
    'The last moment to object, or to end the contract, over what the drawing of the lot shows. The buyer gives written notice. If it passes in silence, the buyer accepts it.',
    BY_TIME_OF_DAY,
  ],
  [
    'New ILC or New Survey Resolution Deadline',
    'Buyer and seller agree in writing on an objection to the drawing of the lot. Both act. If it passes without agreement, the contract ends, unless the buyer has withdrawn the objection.',
    BY_TIME_OF_DAY,
  ],
  [
    'Water Rights Examination Deadline',
    'The last moment to look into water rights and end the contract over them. The buyer examines them and gives written notice. If it passes in silence, the buyer accepts them.',
    `Seldom used for a home in town. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Mineral Rights Examination Deadline',
    'The last moment to look into rights to oil, gas or minerals below the land and end the contract over them. The buyer examines them and gives written notice. If it passes in silence, the buyer accepts them.',
    `Seldom used for a home in town. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Inspection Termination Deadline',
    'The last moment to end the contract because of what an inspection found. The buyer gives written notice. If it passes in silence, this way out is closed; an objection may still be open.',
    `Often the same day as the inspection objection. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Inspection Objection Deadline',
    'The last moment to ask for repairs or credits after an inspection. The buyer gives written notice of what is to be done. If it passes in silence, the buyer takes the home as it is.',
    `Usually a week to ten days after signing. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Inspection Resolution Deadline',
    'Buyer and seller agree in writing on what was asked for after the inspection. Both act. If it passes without agreement, the contract ends, unless the buyer has withdrawn the objection.',
    `Usually two or three days after the objection. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Property Insurance Termination Deadline',
    'The last moment to end the contract because insurance cannot be had, or costs too much. The buyer asks insurers and gives written notice. If it passes in silence, insurance is no reason to end the contract anymore.',
    BY_TIME_OF_DAY,
  ],
  [
    'Due Diligence Documents Delivery Deadline',
    'The buyer receives leases, permits and the other papers that the contract lists. The seller delivers them. If they are late, ask for them at once: the time to object still runs.',
    BY_MIDNIGHT,
  ],
  [
    'Due Diligence Documents Objection Deadline',
    'The last moment to object to those papers. The buyer gives written notice. If it passes in silence, the buyer accepts them.',
    BY_TIME_OF_DAY,
  ],
  [
    'Due Diligence Documents Resolution Deadline',
    'Buyer and seller agree in writing on an objection to those papers. Both act. If it passes without agreement, the contract ends, unless the buyer has withdrawn the objection.',
    BY_TIME_OF_DAY,
  ],
  [
    'Conditional Sale Deadline',
    'Where the buyer must sell a home first: the last moment to end the contract because it is not sold and closed. The buyer gives written notice. If it passes in silence, the buyer must buy, whether or not the other home is sold.',
    BY_MIDNIGHT,
  ],
  [
    'Lead-Based Paint Termination Deadline',
    'For a home built before 1978: the last moment to end the contract over lead paint. The buyer may have the home tested, and gives written notice. If it passes in silence, the buyer accepts its condition.',
    `Not used for newer homes. ${BY_TIME_OF_DAY}`,
  ],
  [
    'Closing Date',
    'The papers are signed, the money is paid, and the home changes hands. Buyer, seller, lender and title company all act. If one side is not ready, it is in default unless both agree on another day.',
    'Usually 30 to 45 days after signing; both sides may agree on an earlier day.',
  ],
  [
    'Possession Date',
    'The buyer gets the keys and may move in. The seller hands over the home. If the seller stays longer, the contract has them pay for each day.',
    'Often the day of closing; later where the seller stays on for a while.',
  ],
  [
    'Possession Time',
    'The hour at which the buyer gets the keys. The seller hands them over. A seller who is still there after it is late.',
    'A time or an event, such as the moment the deed is handed over; not a day.',
  ],
  [
    'Acceptance Deadline Date',
    'The day by which the other side signs the offer. The one who received it acts. If it passes unsigned, the offer ends.',
    'Comes before all the others and no longer matters once the contract is signed.',
  ],
  [
    'Acceptance Deadline Time',
    'The hour at which the offer ends on the acceptance deadline date. The one who received the offer signs before it. If it passes unsigned, the offer ends.',
    'A time, not a day.',
  ],
]);
