export const DEMO_PASSWORD = 'Keydate!2026';

/** The people of the demo whom one can be (answers.md, Two modes). */
export const DEMO_SIGN_INS = [
  { email: 'realtor@demo.keydate.example', who: 'a realtor, owner of the company' },
  { email: 'agent@demo.keydate.example', who: 'an agent of that company' },
  { email: 'employee@demo.keydate.example', who: 'an employee who works for the realtor' },
  { email: 'lender@demo.keydate.example', who: 'a lender with a company of their own' },
  { email: 'client@demo.keydate.example', who: 'a client, who is refused' },
] as const;
