import type { Transaction } from '@keydate/contracts/transactions';
import { isShownToLender } from '@keydate/domain/lender-access';
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
  const contact = share.sharesContact ? {} : { phone_number: '', email_address: '' };
  return {
    ...transaction,
    // how often the company has changed it is not the lender's to count
    version: 1,
    client_information: { ...client, ...contact, client_id: { _id, avatar: null } },
    contractDates: contractDates
      .filter((date) => isShownToLender({ ...date, id: date._id }, share.sharedDates))
      .map((date) => ({
        ...date,
        description: '',
        done: date.done && { ...date.done, by: { _id, fullName: company } },
      })),
    asLender: { company, seesContact: share.sharesContact },
  };
}

/** The name of the company that a transaction belongs to. */
export function companyOf(transactionId: string, { owners, accounts }: World): string {
  const owner = accounts.find(({ user }) => user._id === owners[transactionId]);
  return owner?.user.company?.name ?? '';
}
