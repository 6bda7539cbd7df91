import type { TransactionLender } from '@keydate/contracts/lenders';

/** Strings of a transaction's lenders (server/src/transactions/README.md, Lenders). */
export const copy = {
  lede:
    'A lender sees the address, the client’s name and the deadlines that you choose: at first those of the loan, the appraisal, ' +
    'the insurance and the closing. You can change this at any time. Your notes on deadlines are never shared.',
  none: 'No lender is invited yet.',
  failed: 'The lenders could not be loaded.',
  list: 'Lenders of this transaction',
  invite: 'Invite a lender',
  email: 'Email of the lender',
  known: 'Or one you have worked with',
  choose: 'Choose a lender',
  send: 'Send invitation',
  cancel: 'Cancel',
  sent: (email: string) => `Invitation sent to ${email}`,
  closed: 'This transaction is closed, so nobody can be invited to it.',
  failedAction: 'That did not work',
  expired: 'The invitation has ended',
  /** The state in a lender's row; it began on `day`. */
  states: {
    invited: (day) => `Invited on ${day}`,
    accepted: (day) => `Accepted on ${day}`,
    declined: (day) => `Declined on ${day}`,
    withdrawn: (day) => `Withdrawn on ${day}`,
    left: (day) => `Left their company on ${day}`,
  } satisfies Record<TransactionLender['state'], (day: string) => string>,
  resend: 'Send again',
  resendTo: (email: string) => `Send again to ${email}`,
  message: 'Message',
  messageTo: (who: string) => `Message ${who}`,
  share: 'Share',
  shareWith: (who: string) => `What ${who} sees`,
  withdraw: 'Withdraw',
  withdrawOf: (who: string) => `Withdraw ${who}`,
  withdrawTitle: (who: string) => `Withdraw ${who} from this transaction?`,
  withdrawWhat: {
    invited: 'The link in the email stops working right away.',
    accepted:
      'They lose access to the transaction right away, and we tell them. Questions they have not answered are withdrawn.',
  },
  withdrawn: 'Withdrawn',
  contact: 'The client’s phone number and email address',
  deadlines: (seen: number, count: number) => `This lender sees ${seen} of ${count} deadlines`,
  save: 'Save',
  saved: 'Sharing updated',
} as const;
