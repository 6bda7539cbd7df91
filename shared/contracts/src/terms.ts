/** The version in force of the terms and the privacy policy, which a person's acceptance is stored with. */
export const TERMS_IN_FORCE = '2026-12';

/** The change in that version, for people who accepted an earlier one. */
export const NEW_IN_TERMS =
  'The privacy policy says how long we store the contracts that you upload: until you enter the transaction or remove the ' +
  'contract, for seven days at most, unless you keep it with the transaction. A picture of each row stays with the date that you enter from it.';

/** The terms of that version, in our own plain words: what /term-and-service shows. */
export const TERMS = [
  {
    heading: 'What Keydate does',
    text:
      'Keydate keeps the dates of your real-estate contracts: it reads them from the files you upload or takes ' +
      'them as you enter them, and shows you and your team what is due next.',
  },
  {
    heading: 'Who may use it',
    text:
      'Realtors, lenders, and the agents and employees they invite. You must be of age and allowed to do this ' +
      'work where you do it. Your account is yours alone; do not share its password.',
  },
  {
    heading: 'What remains your responsibility',
    text:
      'The signed contract is what counts, never a list made from it. Check every date that Keydate reads ' +
      'before you rely on it, and do not let Keydate be your only safeguard. Keydate gives no legal advice.',
  },
  {
    heading: 'Your content',
    text:
      'Contracts, names and messages remain yours and your clients’. You allow Keydate to store and process ' +
      'them for the one purpose of serving you and your team, and you make sure that you may share them.',
  },
  {
    heading: 'Your team',
    text:
      'The people you invite see what their role allows. You decide who belongs to your company, and you can ' +
      'remove people at any time.',
  },
  {
    heading: 'What it costs',
    text:
      'The first 7 days of a plan are free. After that a plan is charged each month until you cancel it; ' +
      'canceling takes effect at the end of the month you have paid for. Prices are shown before you agree to ' +
      'them.',
  },
  {
    heading: 'Fair use',
    text:
      'Do not use Keydate to break the law, to send unsolicited messages, to reach the data of others, or to ' +
      'disturb the service. An account that does so can be closed.',
  },
  {
    heading: 'What you can expect from us',
    text:
      'We run Keydate with care and keep copies of what you store, but no service is without faults. As far as ' +
      'the law allows, we are liable for damage only up to what you have paid in the twelve months before it ' +
      'arose.',
  },
  {
    heading: 'Leaving, and changes to these terms',
    text:
      'You can leave whenever you like and take your data with you. If these terms change in a way that ' +
      'matters, you are asked to accept them again before they apply to you.',
  },
] as const;
