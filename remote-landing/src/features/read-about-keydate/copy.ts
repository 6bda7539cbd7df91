import { BellRing, FileText, MessageSquare, Scale, ScanText, Users } from '@keydate/ui/icons';

/** The text of the landing page (spec § 1). */
export const HERO = {
  title: 'Every deadline of every contract, on time.',
  lede: 'Keydate reads the dates in your contracts and keeps everyone on the transaction on the same page.',
  action: 'Create an Account',
} as const;

/** The label of advertised features (spec § 1) that are not built yet. */
export const PLANNED = 'Being built';

export const FEATURES_TITLE = 'What Keydate does for you';

export const FEATURES = [
  {
    icon: BellRing,
    title: 'Deadline reminders',
    text: 'Get a reminder before every date that matters, as early as you like.',
    isPlanned: true,
  },
  {
    icon: FileText,
    title: 'Contract management',
    text: 'Upload a contract, keep track of its dates, and find it again in seconds.',
    isPlanned: false,
  },
  {
    icon: Users,
    title: 'Agents and employees',
    text: 'Invite the people you work with. Each of them sees their own transactions.',
    isPlanned: false,
  },
  {
    icon: MessageSquare,
    title: 'Messages',
    text: 'Talk with clients, agents and lenders right beside the transaction.',
    isPlanned: true,
  },
  {
    icon: ScanText,
    title: 'Reads your contracts',
    text: 'Typed, scanned or photographed: Keydate turns the table of dates into a list for you to review.',
    isPlanned: false,
  },
  {
    icon: Scale,
    title: 'Lender collaboration',
    text: 'Get a lender’s second opinion on a contract before anyone signs.',
    isPlanned: true,
  },
] as const;

export const STEPS_TITLE = 'How it works';

export const STEPS = [
  {
    title: 'Sign up for a free account',
    text: 'Enter your name, your e-mail and a code. It takes a minute, and no credit card.',
  },
  { title: 'Upload contracts', text: 'Keydate finds the table of dates and shows you what it read.' },
  {
    title: 'Get automated reminders',
    text: 'You check the dates once, and Keydate keeps track of them. Reminders before each date are being built.',
  },
  {
    title: 'Collaborate in real time',
    text: 'Everyone on the transaction sees the same dates. Messages are being built.',
  },
] as const;

export const CONTACT = {
  title: 'Contact us',
  text: 'Do you have a question about Keydate, or a contract that it cannot read? Write to us.',
  email: 'hello@keydate.example',
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
