/** Strings of the company's choice about contracts (our addition). */
export const copy = {
  title: 'Contracts',
  lede: 'Keydate deletes an uploaded contract after Submit, unless the person who submits it stores it with the transaction.',
  keep: 'Store contracts with their transactions by default',
  hint: 'The box at Submit is then checked, and people can clear it. Anyone who may change the transaction can open the contract; lenders cannot.',
  failed: 'Your change could not be saved',
} as const;
