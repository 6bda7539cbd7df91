import { explanationSet } from './explanation-set';

const AS_AGREED = 'The contract names the day, or a number of days after everybody has signed.';

/**
 * The common parts of most states' contracts, for states without a set of their own: what each date is, who acts, and
 * what happens if it passes; then how its day is found. Contracts and laws differ, so each text describes the usual
 * case. Not legal advice.
 */
export const general = explanationSet('General', [
  [
    'Earnest Money Deadline',
    'The earnest money that shows the offer is serious is with its holder. The buyer pays it to the broker or title company that the contract names. If it passes unpaid, the buyer is usually in default, and the seller may end the contract.',
    `Often one to three days after signing. ${AS_AGREED}`,
  ],
  [
    'Seller Disclosure Deadline',
    'The buyer has the form on which the seller says what they know of the condition of the home. The seller fills it in and hands it over. If it passes without the form, ask in writing: many states let the buyer end the contract until some days after it came.',
    AS_AGREED,
  ],
  [
    'Inspection Deadline',
    'The home has been inspected. The buyer orders the inspection and pays for it; the seller lets the inspector in. If it passes without one, the buyer usually takes the home as it is.',
    `Often a week to ten days after signing. ${AS_AGREED}`,
  ],
  [
    'Inspection Objection Deadline',
    'The last moment to ask for repairs or a lower price, or to end the contract, over what the inspection found. The buyer gives written notice. If it passes in silence, the buyer usually accepts the home as it is.',
    AS_AGREED,
  ],
  [
    'Inspection Resolution Deadline',
    'Buyer and seller agree in writing on what was asked for after the inspection. Both act. If it passes without agreement, many contracts end then, unless the buyer takes back what they asked for; others go on as signed. Read yours.',
    AS_AGREED,
  ],
  [
    'Loan Application Deadline',
    'The buyer has applied for the loan that the contract describes. The buyer acts, and gives the lender every paper it asks for. If it passes without an application, the buyer is usually in default.',
    AS_AGREED,
  ],
  [
    'Loan Approval Deadline',
    'The lender has agreed to the loan. The buyer asks the lender in good time and, if the answer is no, tells the seller in writing. If it passes in silence, the buyer usually has to buy without the loan or loses the earnest money.',
    AS_AGREED,
  ],
  [
    'Appraisal Deadline',
    'The home has been valued, and a value below the price has been raised with the seller. The lender orders the appraisal; the buyer gives written notice. If it passes in silence, the price usually stays, and the buyer pays what the loan does not cover.',
    AS_AGREED,
  ],
  [
    'Title Commitment Deadline',
    'The buyer has the papers that show who owns the home and what is owed on it. The title company or an attorney delivers them, ordered by the party that the contract names. If they are late, ask for them at once: the time to object may still run.',
    AS_AGREED,
  ],
  [
    'Title Objection Deadline',
    'The last moment to object to something in the title papers, such as an old debt or a right of way. The buyer gives written notice. If it passes in silence, the buyer usually accepts the title as the papers show it.',
    AS_AGREED,
  ],
  [
    'Association Documents Deadline',
    "The buyer has the owners' association's rules, budget and minutes. The seller asks the association for them. If they are late, ask in writing: in many states the buyer may end the contract until some days after they came.",
    AS_AGREED,
  ],
  [
    'Insurance Deadline',
    'The buyer has found insurance for the home at a price they accept. The buyer asks for quotes; the lender will want to see the policy. If it passes in silence, the buyer usually can no longer end the contract over insurance.',
    AS_AGREED,
  ],
  [
    'Final Walk-Through',
    'The home is looked at once more, to see that it is empty, unharmed and repaired as agreed. The buyer goes, with the agent. If it is skipped, what is found after closing is hard to claim from the seller.',
    'Usually the day before closing, or that morning.',
  ],
  [
    'Closing Date',
    'The papers are signed, the money is paid, and the home changes hands. Both sides, the lender and the title company or an attorney act. If it passes, the side that was not ready may be in default; agree on a new day in writing before it does.',
    'Usually 30 to 45 days after signing.',
  ],
  [
    'Possession Date',
    'The buyer gets the keys and may move in. The seller moves out and hands over the keys. If the seller stays longer, they usually owe the buyer an agreed amount for each day.',
    'Often the day of closing.',
  ],
]);
