import { BellRing, FileText, MessageSquare, Scale, ScanText, Users } from '@keydate/ui/icons';

/** The words of the landing page (spec § 1), in one file that is easy to replace. */
export const HERO = {
  title: 'Every deadline of every contract, on time.',
  lede: 'Keydate reads the dates out of your contracts and keeps everybody on the transaction on the same page.',
  action: 'Create an Account',
} as const;

/** What is advertised (spec § 1); what is not built yet says so. */
export const PLANNED = 'Being built';

export const FEATURES = [
  {
    icon: BellRing,
    title: 'Deadline reminders',
    text: 'A reminder before every date that matters, as early as you choose.',
    isPlanned: true,
  },
  {
    icon: FileText,
    title: 'Contract management',
    text: 'Upload a contract, follow its dates, find it again in a second.',
    isPlanned: false,
  },
  {
    icon: Users,
    title: 'Agents and employees',
    text: 'Invite the people you work with; each sees the transactions that are theirs.',
    isPlanned: false,
  },
  {
    icon: MessageSquare,
    title: 'Messages',
    text: 'Talk with clients, agents and lenders where the transaction is.',
    isPlanned: true,
  },
  {
    icon: ScanText,
    title: 'Reads your contracts',
    text: 'Typed, scanned or photographed: the table of dates becomes a list you review.',
    isPlanned: false,
  },
  {
    icon: Scale,
    title: 'Lender collaboration',
    text: 'Ask a lender for a second opinion on a contract before it binds anybody.',
    isPlanned: true,
  },
] as const;

export const STEPS = [
  { title: 'Sign up for a free account', text: 'Your name, your e-mail and a code: a minute, no card.' },
  { title: 'Upload contracts', text: 'Keydate finds the table of dates and shows you what it read.' },
  {
    title: 'Get automated reminders',
    text: 'You check the dates once, and Keydate keeps them. Reminders before each are being built.',
  },
  {
    title: 'Collaborate in real time',
    text: 'Everybody on the transaction sees the same dates. Messages are being built.',
  },
] as const;

export const CONTACT = {
  title: 'Contact us',
  text: 'Questions about Keydate, or a contract it should read and does not? Write to us.',
  email: 'hello@keydate.example',
} as const;
