/** The steps of a loan that a lender ticks, and what each is called (server/src/transactions/README.md, Loan milestones). */
export const LOAN_MILESTONES = {
  applied: 'Loan applied for',
  'appraisal-ordered': 'Appraisal ordered',
  'appraisal-received': 'Appraisal received',
  conditions: 'Conditions met',
  'clear-to-close': 'Clear to close',
  'disclosure-sent': 'Closing Disclosure sent',
  'disclosure-received': 'Closing Disclosure received',
  funded: 'Funded',
} as const;

export type LoanMilestone = keyof typeof LOAN_MILESTONES;

/** The usual order of the steps. */
export const MILESTONE_ORDER: readonly LoanMilestone[] = [
  'applied',
  'appraisal-ordered',
  'appraisal-received',
  'conditions',
  'clear-to-close',
  'disclosure-sent',
  'disclosure-received',
  'funded',
];

/** Steps in the order in which a loan usually takes them. */
export function inLoanOrder<M extends { milestone: LoanMilestone }>(steps: readonly M[]): M[] {
  return steps.toSorted((a, b) => MILESTONE_ORDER.indexOf(a.milestone) - MILESTONE_ORDER.indexOf(b.milestone));
}
