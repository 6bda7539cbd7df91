/** The words in the pictures next to the forms. The transaction, the person and the company are fictional. */
export const copy = {
  sentences: {
    deadlines: 'Every contract date in one place.',
    roles: 'Realtors and lenders work from the same dates.',
    mail: 'Your mailbox is the key.',
    password: 'Only you can sign in to your account.',
    terms: 'Terms that we both agree to.',
    person: 'A face your clients know.',
    company: 'Your company on every page.',
    team: 'Your team is waiting for you.',
  },
  mail: { from: 'Keydate', subject: '246 813 is your Keydate code', when: '9:41' },
  person: { name: 'Juniper Vale', role: 'Realtor', message: 'The inspection is on Friday. See you there!' },
  lender: { name: 'Rowan Pike', role: 'Lender' },
  password: { email: 'juniper@poudreriver.example', dots: '••••••••••••', button: 'Sign in' },
  terms: { title: 'Terms of service', accepted: 'Accepted by Juniper Vale' },
  company: { name: 'Poudre River Realty', website: 'poudreriver.example', button: 'Add Transaction' },
  team: [
    { name: 'Tamsin Grove', role: 'Agent' },
    { name: 'Cordelia Finch', role: 'Employee' },
  ],
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
