import type { Transaction } from '@keydate/contracts/transactions';
import { isShownToLender, type SharedDates } from '@keydate/domain/lender-access';
import type { Member } from '@keydate/domain/member';
import { shareOf } from './members';
import type { LenderOfWorld, World } from './world';

/** The transactions of the world that a member reads as their lender, as they see them. */
export function sharedTransactions(member: Member, world: World): Transaction[] {
  return world.transactions.flatMap((transaction) => {
    const share = shareOf(member, transaction._id, world);
    return share ? [forLender(transaction, share, world)] : [];
  });
}

/** A transaction as its lender reads it. */
export function forLender(transaction: Transaction, share: LenderOfWorld, world: World): Transaction {
  const { _id, client_information: client, contractDates } = transaction;
  const company = companyOf(_id, world);
  const seen = contractDates.filter((date) => isShownToLender({ ...date, id: date._id }, datesOfShare(share)));
  const closing = seen.find((date) => date._id === transaction.closing)?._id ?? null;
  const contact = share.sharesContact ? {} : { phone_number: '', email_address: '' };
  return {
    ...transaction,
    // how often the company has changed it is not the lender's to count
    version: 1,
    client_information: { ...client, ...contact, client_id: { _id, avatar: null } },
    counting: null,
    closing,
    closing_marked: closing !== null && transaction.closing_marked,
    disclosure_was: closing === null ? null : transaction.disclosure_was,
    contractDates: seen.map((date) => ({
      ...date,
      formerTitle: '',
      description: '',
      words: '',
      follows: false,
      done: date.done && { ...date.done, by: { _id, fullName: company }, note: '' },
    })),
    asLender: { company, seesContact: share.sharesContact },
  };
}

/** The choices for a lender, as the domain's rule reads them. */
export function datesOfShare({
  sharedDates,
  hiddenDates,
}: Pick<LenderOfWorld, 'sharedDates' | 'hiddenDates'>): SharedDates {
  return { sharedDateIds: sharedDates, hiddenDateIds: hiddenDates };
}

/** The name of the company that a transaction belongs to. */
export function companyOf(transactionId: string, { owners, accounts }: World): string {
  const owner = accounts.find(({ user }) => user._id === owners[transactionId]);
  return owner?.user.company?.name ?? '';
}
