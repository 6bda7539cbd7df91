/** The text of the landing page (spec § 1). */
export const HERO = {
  title: 'Every deadline of every contract, on time.',
  lede: 'Keydate reads the dates in your contracts and keeps everyone on the transaction on the same page.',
  action: 'Create an Account',
} as const;

/** A picture of the product, below the hero. */
export const PICTURE = {
  alt: 'The review of a contract: each of its deadlines with its day, and how the day was counted.',
  caption: 'A contract’s dates, read and counted. You check them before anything is saved.',
} as const;

/** The name of the features' carousel, for screen readers. */
export const FEATURES_NAME = 'features';

export const FEATURES_TITLE = 'What Keydate does for you';

export const FEATURES = [
  {
    id: 'reminders',
    title: 'Deadline reminders',
    text: 'Get an email before every date that matters, as early as you like.',
  },
  {
    id: 'contracts',
    title: 'Contract management',
    text: 'Upload a contract, keep track of its dates, and find the transaction again in seconds.',
  },
  {
    id: 'team',
    title: 'Agents and employees',
    text: 'Invite the people you work with. Each of them sees the transactions they work on.',
  },
  {
    id: 'messages',
    title: 'Messages',
    text: 'Write to your colleagues, clients and lenders, with pictures, right next to your transactions.',
  },
  {
    id: 'reading',
    title: 'Reads your contracts',
    text: 'Typed, scanned or photographed: Keydate turns the table of dates into a list for you to review.',
  },
  {
    id: 'opinion',
    title: 'Lender collaboration',
    text: 'Invite a lender to a transaction, ask for a second opinion on its dates, and follow the loan.',
  },
] as const;

export const STEPS_TITLE = 'How it works';

export const STEPS = [
  {
    id: 'signUp',
    title: 'Sign up for a free account',
    text: 'Enter your name and email, choose your role, enter the code we email you, and set a password. No credit card needed.',
  },
  {
    id: 'upload',
    title: 'Upload contracts',
    text: 'Keydate finds the table of dates and shows you what it read.',
  },
  {
    id: 'remind',
    title: 'Get automated reminders',
    text: 'You check the dates once, and Keydate emails you before each of them.',
  },
  {
    id: 'together',
    title: 'Collaborate in real time',
    text: 'You and your team see the same dates, lenders see the ones you share, and messages arrive right away.',
  },
] as const;

export const PRICES = {
  title: 'What it costs',
  lede: 'Try any plan for 7 days without a credit card, and change or cancel it when you like.',
  month: 'a month',
} as const;

export const CONTACT = {
  title: 'Contact us',
  text: 'Do you have a question about Keydate, or a contract that it cannot read? Write to us.',
} as const;

/** An invented transaction in the hero. */
export const EXAMPLE = {
  label: 'An example of a transaction in Keydate',
  client: 'Rosa Ibarra',
  side: 'Buyers',
  address: '14 Juniper Way, Golden, Colorado',
  upcoming: 'Upcoming Deadline:',
  dueIn: (days: number) => `Soon · In ${days} days`,
  deadlines: ['Inspection Objection Deadline', 'Appraisal Deadline', 'Closing Date'],
} as const;
