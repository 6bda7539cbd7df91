import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';

/** The provider's words for ways to pay that are no cards, as people know them. */
const METHODS: Readonly<Record<string, string>> = {
  us_bank_account: 'Bank account',
  link: 'Link',
  cashapp: 'Cash App Pay',
  amazon_pay: 'Amazon Pay',
  paypal: 'PayPal',
  source: 'Payment method on file',
};

/** The text about the company's plan, its use, its card and its invoices. */
export const copy = {
  yourPlan: 'Your plan',
  none: 'Your company has no subscription. The free limits apply.',
  ended: 'Your subscription has ended. The free limits apply.',
  paused:
    'Your subscription is paused, so the free limits apply. Choose a plan to continue. It replaces the paused one.',
  collectionPausedTitle: 'Your payments are paused',
  collectionPausedText: 'Your plan stays active. You are not charged until Keydate’s support ends the pause.',
  trial: (tier: string) => `${tier} plan, free trial`,
  active: (tier: string) => `${tier} plan`,
  nextCharge: 'Next charge',
  firstCharge: 'First charge',
  firstChargeWithCard: 'First charge, if you add a card',
  charge: (amount: string, day: string) => `${amount} on ${day}`,
  endsOn: 'Ends on',
  carried: (amount: string) => `Below the minimum charge: ${amount} is added to the invoice after that.`,
  changes: 'Changes to',
  changesTo: (tier: string, day: string) => `${tier} on ${day}`,
  use: 'In use',
  members: 'Members',
  transactions: 'Active transactions',
  of: (has: number, allows: number) => `${has} of ${allows}`,

  atLimit:
    'You lose nothing at a limit: a new transaction is saved as a draft, and new members can join once you upgrade or make room.',

  trialNeedsCard: (day: string) => `Your trial ends on ${day}`,
  addCardFirst: 'Add a card before then to keep your plan. Nothing is charged until the trial ends.',
  chargeNeedsCard: (day: string) => `Your next payment is on ${day}`,
  addCard: 'Add a card before then to keep your plan.',
  cancelledTitle: (day: string) => `Your plan is cancelled and ends on ${day}`,
  cancelledText: `After that, your company can have ${FREE_ACTIVE_TRANSACTIONS} active transaction and ${FREE_MEMBERS} members. Nothing is deleted.`,
  stillCharged: (amount: string, day: string) =>
    `You will still be charged for the current period: ${amount} on ${day}.`,
  changesTitle: (tier: string, day: string) => `Your plan changes to ${tier} on ${day}`,
  changesText: 'Until then, your company keeps everything in its current plan. You can upgrade after that day.',
  pastDueTitle: 'Your last payment failed',
  pastDueText: (day: string) =>
    `Change your card, or pay the open invoice, by ${day}. After that, the free limits apply. Nothing is deleted.`,
  overTitle: 'Your company is over its limit',
  overText:
    'Nothing is deleted: you can still edit everything, and reminders go out. ' +
    'To add transactions or members, choose a plan, or close transactions or remove members first.',
  google: 'Your subscription is managed by Google Play. Please make changes there.',
  apple: 'Please change your subscription in your App Store account subscriptions.',

  card: 'Card on file',
  noCard: 'No card yet.',
  method: 'Payment method',
  methods: METHODS,
  cardLine: (brand: string, last4: string) => `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`,
  otherLine: (name: string, last4: string | null) => (last4 === null ? name : `${name} ending in ${last4}`),
  expires: (month: string, year: number) => `expires ${month}/${year}`,
  expired: (month: string, year: number) => `expired ${month}/${year}`,

  invoices: 'Invoices',
  noInvoices: 'Your invoices and receipts will appear here.',
  loadingInvoices: 'Loading your invoices',
  columns: { number: 'Invoice', date: 'Date', amount: 'Amount', links: 'Links' },
  status: { paid: 'Paid', open: 'Open', void: 'Void', uncollectible: 'Not collected' },
  open: 'Invoice',
  pay: 'Pay invoice',
  receipt: 'Receipt',
  ofInvoice: (number: string) => ` ${number}, opens in a new tab`,
  draftNumber: 'Draft',
} as const;
