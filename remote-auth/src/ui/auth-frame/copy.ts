/** The words in the picture beside the forms. The transaction is fictional. */
export const copy = {
  sentence: 'Every date of the contract, kept.',
  home: 'Keydate, to the home page',
  leaf: { month: 'Jun', day: '11', weekday: 'Fri', label: '06-11-2027' },
  transaction: '214 Linden Street',
  due: 'Upcoming Deadline:',
  rows: [
    { title: 'Inspection Objection', date: '06-11-2027' },
    { title: 'Appraisal', date: '06-18-2027' },
    { title: 'Closing', date: '07-02-2027' },
  ],
} as const;
