/** Strings of the company's choice about contracts (our addition). */
export const copy = {
  title: 'Contracts',
  lede: 'Keydate deletes an uploaded contract at Submit, unless the person who uploaded it stores it with the transaction.',
  keep: 'Store contracts with their transactions, unless the person says otherwise',
  hint: 'The box at Submit is then on at first. Anyone who may change the transaction can open the contract; lenders cannot.',
  failed: 'Your change could not be saved',
} as const;
